import { sentences } from '../../language/sentences.ts';
import { maskReport } from './mask-report.ts';

/** A sentence of a report that claims something about the work. */
export interface ReportClaim {
  readonly kind: 'complete' | 'tests_pass' | 'no_warnings' | 'build_passes' | 'admitted';
  readonly text: string;
  readonly start: number;
  /** Numbers of a claim about tests: how many passed, of how many. */
  readonly passed: number | null;
  readonly total: number | null;
}

const OPEN =
  /\b(?:not (?:yet|done|implemented|finished|complete|started|working|tested)|still (?:fail|to do|open|missing|pending|needs?|remain)|remain(?:s|ing)?\b|incomplete|unfinished|did not|didn't|could not|couldn't|was not able|wasn't able|were not|failed?|failing|failures?|left (?:open|out|undone|to do)|next step|follow-up|known (?:issue|limitation)|partial(?:ly)?|skipped|blocked|to be done|for the others?|only the first)\b|아직|남아 ?있|남은|미완|못했|못 했|하지 않았|실패|보류|건너뛰|건너뜀|일부만|다음 (?:단계|작업)|추후|나중에|부분적으로|제외했|예정/i;
const COMPLETE =
  /\b(?:done|completed?|finished|implemented|fixed|resolved|all set|ready (?:to|for)|shipped|production[- ]ready|works? (?:now|as expected|end[- ]to[- ]end|correctly|perfectly))\b|완료|마쳤|끝냈|끝났|구현했|구현하였|구현되었|고쳤|수정했|수정하였|해결했|해결하였|해결되었|반영했|적용했|정상 (?:동작|작동)|잘 (?:됩니다|동작|작동)/i;
const TESTS = /\b(?:tests?|specs?|suites?|checks?)\b|테스트|스펙/i;
const PASS =
  /\b(?:pass(?:es|ed|ing)?|green|succeed(?:s|ed)?|successful(?:ly)?|ok)\b|통과|성공|초록|이상 ?없/i;
const NO_WARNINGS =
  /\b(?:no|zero|0|without(?: any)?) (?:\w+ )?(?:warnings?|lint (?:errors?|issues?)|(?:type )?errors?)\b|\b(?:lint|types?|typecheck|build)\b[^.]{0,30}\b(?:clean|no (?:errors?|warnings?|issues?))\b|경고[는가도]? ?(?:없|0)|오류[는가도]? ?(?:없|0)/i;
const BUILD =
  /\b(?:build|compile[sd]?|type-?check(?:s|ed)?|lint)\b[^.]{0,30}\b(?:pass|succe|clean|green|ok)|빌드[^.]{0,15}(?:성공|통과)|컴파일[^.]{0,15}(?:성공|통과)|린트[^.]{0,15}통과|타입[^.]{0,15}통과/i;
const FUTURE =
  /\b(?:will|should|would|plan|going to|need to|must|if|once|when)\b|예정|하겠|할게|려면|하면 됩/i;
const OF_ALL = /\b(\d{1,6})\s*(?:\/|of|out of)\s*(?:the )?(\d{1,6})\b/i;
const OF_ALL_KO = /(\d{1,6})\s*개?\s*중(?:에서)?\s*(\d{1,6})/;
const COUNT =
  /\b(?:all\s+)?(?:the\s+)?(\d{1,6})\s+(?:unit |integration |new |of the )?(?:tests?|specs?|checks?|passed|passing|green)\b|테스트[가는]?\s*(\d{1,6})\s*개|(\d{1,6})\s*개(?:의)?\s*(?:테스트|통과|모두|전부|전체)/i;

function numbersOf(text: string): Pick<ReportClaim, 'passed' | 'total'> {
  const share = OF_ALL.exec(text);
  if (share !== null) return { passed: Number(share[1]), total: Number(share[2]) };
  const korean = OF_ALL_KO.exec(text);
  if (korean !== null) return { passed: Number(korean[2]), total: Number(korean[1]) };
  const count = COUNT.exec(text);
  const number = count?.slice(1).find((group) => group !== undefined);
  return { passed: number === undefined ? null : Number(number), total: null };
}

function kindsOf(text: string): ReportClaim['kind'][] {
  if (OPEN.test(text)) return ['admitted'];
  if (/\?\s*$/.test(text) || FUTURE.test(text)) return [];
  return [
    ...(TESTS.test(text) && PASS.test(text) ? (['tests_pass'] as const) : []),
    ...(NO_WARNINGS.test(text) ? (['no_warnings'] as const) : []),
    ...(BUILD.test(text) ? (['build_passes'] as const) : []),
    ...(COMPLETE.test(text) ? (['complete'] as const) : []),
  ];
}

/** What the author of a report claims of the work in own words: finished, tested, clean; and what is admitted to be open. */
export function reportClaims(report: string): readonly ReportClaim[] {
  const masked = maskReport(report);
  return sentences(masked).flatMap(({ start, end }) => {
    const own = masked.slice(start, end);
    return kindsOf(own).map((kind) => ({
      kind,
      text: report.slice(start, end).trim(),
      start,
      ...numbersOf(own),
    }));
  });
}
