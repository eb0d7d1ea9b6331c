import { wordSet } from './clause-words.ts';

/**
 * Words before a noun that say which of several things, and are no part of a name: 신규 프로젝트, an ongoing project.
 * Modifiers of general sense in both languages, chosen by hand.
 */
export const DESCRIBING: ReadonlySet<string> = wordSet(
  '신규 기존 주요 핵심 전체 일부 해외 국내 국외 사내 사외 전사 내부 외부 현재 현행 향후 차기 이전 다음 ' +
    '진행 완료 종료 예정 대형 소형 중형 장기 단기 상위 하위 공동 개별 일반 특별 정규 임시 최신 최근 당사 타사 ' +
    'only one new ongoing current existing main key major minor internal external overseas domestic next previous upcoming ' +
    'completed finished planned pending active joint individual recent latest large small other several many few',
);
