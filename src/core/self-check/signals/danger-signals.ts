import type { DangerSignal } from '../../../contract/self-check.ts';

/** The seven of F002, as they stand there. */
export const DANGER_SIGNALS: DangerSignal[] = [
  { pattern: /should work/i, severity: 'warning', message: '불확실한 표현 감지: "should work"' },
  { pattern: /probably/i, severity: 'warning', message: '불확실한 표현 감지: "probably"' },
  { pattern: /I believe/i, severity: 'warning', message: '주관적 표현 감지: "I believe"' },
  { pattern: /I think/i, severity: 'warning', message: '주관적 표현 감지: "I think"' },
  { pattern: /typically/i, severity: 'warning', message: '일반화 표현 감지: "typically"' },
  { pattern: /usually/i, severity: 'warning', message: '일반화 표현 감지: "usually"' },
  { pattern: /without concrete evidence/i, severity: 'error', message: '증거 없는 주장 감지' },
];

/** The twelve of F002: the seven, and five more. */
export const EXTENDED_DANGER_SIGNALS: DangerSignal[] = [
  ...DANGER_SIGNALS,
  { pattern: /might be/i, severity: 'warning', message: '불확실한 표현 감지: "might be"' },
  { pattern: /could be/i, severity: 'warning', message: '불확실한 표현 감지: "could be"' },
  { pattern: /perhaps/i, severity: 'warning', message: '불확실한 표현 감지: "perhaps"' },
  { pattern: /assume/i, severity: 'warning', message: '가정 표현 감지: "assume"' },
  { pattern: /TODO|FIXME|HACK/i, severity: 'error', message: '미완성 마커 감지' },
];
