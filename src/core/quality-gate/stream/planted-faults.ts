import type { StreamWarningKind } from '../../../contract/stream-warning.ts';
import type { StreamKind } from './stream-rules.ts';

/** A text that the monitor must warn of in one way, and its honest twin, of which it must not. */
export interface PlantedStreamFault {
  readonly rule: string;
  readonly kind: StreamWarningKind;
  readonly of: StreamKind;
  readonly fault: string;
  readonly mended: string;
}

const LINE = 'The greenhouse is warm in winter. ';
const OTHER = 'Its door stands open. The beds are dry. Somebody waters them. Nobody is there. ';
const WORDS = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');

/** One planted fault beside each rule of the monitor; `assay doctor` and the tests plant them. */
export const PLANTED_STREAM_FAULTS: readonly PlantedStreamFault[] = [
  {
    rule: 'SM2',
    kind: 'language_mismatch',
    of: { task: 'insight', lang: 'ko' },
    fault: LINE.repeat(4),
    mended: '온실은 겨울에도 따뜻합니다. 문을 자주 여세요. '.repeat(5),
  },
  {
    rule: 'SM3',
    kind: 'repetition',
    of: { task: 'insight', lang: 'en' },
    fault: LINE.repeat(3) + OTHER,
    mended: LINE.repeat(2) + OTHER,
  },
  {
    rule: 'SM4',
    kind: 'missing_headings',
    of: { task: 'writing', lang: 'en' },
    fault: `${WORDS} `.repeat(2),
    mended: `# Greenhouses\n\n${`${WORDS} `.repeat(2)}`,
  },
  {
    rule: 'SM5',
    kind: 'low_diversity',
    of: { task: 'insight', lang: 'en' },
    fault: 'more and more '.repeat(300),
    mended: `${WORDS} `.repeat(15),
  },
];
