import type { DoubtKind } from '../../../contract/scanned-text.ts';
import { foldText } from '../../language/fold-text.ts';
import { findNegations } from '../../language/negation.ts';
import { termFinder } from '../../language/token-terms.ts';
import { maskReport } from './mask-report.ts';

/**
 * Phrases by kind, as tables of `termFinder`: Latin ones as whole words, `_` before a Hangul one wants a word start.
 * The English hedges are F002's twelve without the markers of unfinished code, and their kin.
 */
const REPORT_PHRASES: readonly (readonly [DoubtKind, readonly string[]])[] = [
  [
    'hedge',
    [
      'probably; I believe; I think; I guess; I assume; I suspect; I expect; typically; usually; normally',
      'without concrete evidence; might be; may be; could be (?:that|because|due|related|caused|wrong|an?|the); perhaps; maybe; presumably; supposedly; hopefully',
      'seems? to (?:work|be|pass|run|fix|have); appears? to (?:work|be|pass|run|fix|have); in theory; more or less',
      "haven't (?:tested|run|verified|checked); not sure; untested; as far as I can tell; looks like it works",
      '_아마도?; _어쩌면; 것 ?같(?:습니다|아요|네요|다|은데)[가-힣]*; _보통은?(?! (?:크기|사람|사용자|파일|속도|정도)); _일반적으로; _대체로; _대부분 (?:잘|문제없|정상|동작|작동|통과|됩)[가-힣]*; _제 생각에는?; _추측; _추정',
      '듯(?:합니다|해요|하다|싶습니다); _예상됩니다; _예상합니다; _짐작; _문제없을 듯; 수도 있습니다; 지도 모릅니다',
      '_되는 듯; _된 듯; 것으로 보입니다; 것으로 보인다; 것으로 예상; 것으로 생각; _테스트하지 않았지만; _확인하지 못했지만',
    ],
  ],
  [
    'false_certainty',
    [
      'should (?:now )?(?:just |all |also |still )?(?:work|pass|be (?:fine|good|ok|okay|fixed|working|correct|ready)|compile|run|build|do)',
      'will (?:now )?(?:all |definitely |certainly |surely )?(?:work|pass|succeed|be fine|be green)',
      'going to (?:work|pass|succeed|be fine|be green); definitely (?:fix|solve|work|pass)(?:e?s)?; beyond (?:any )?doubt',
      'would (?:all )?pass; guaranteed to; definitely works?; certainly works?; no doubt; 100% (?:working|correct|sure|certain)',
      'everything (?:should|will|must) (?:work|pass|be); all tests (?:should|will|would|must) pass; must be working',
      'trust me; rest assured; no need to (?:test|run|check|verify); without (?:any )?(?:issues|problems) whatsoever',
      '통과할 (?:것|겁니다|거예요|겁|거)[가-힣]*; 통과될 (?:것|겁니다|거예요)[가-힣]*; 작동할 (?:것|겁니다|거예요)[가-힣]*; 동작할 (?:것|겁니다|거예요)[가-힣]*',
      '문제[가는]? ?없을 (?:것|겁니다|거예요)[가-힣]*; 성공할 (?:것|겁니다|거예요)[가-힣]*; 해결될 (?:것|겁니다|거예요)[가-힣]*; 해결되었을 (?:것|겁니다)[가-힣]*',
      '잘 될 (?:것|겁니다|거예요)[가-힣]*; 될 (?:겁니다|거예요); 돌아갈 (?:것|겁니다|거예요)[가-힣]*; _틀림없이; _확실히 (?:됩니다|동작|작동|통과)[가-힣]*',
      '_당연히 (?:됩니다|동작|작동|통과)[가-힣]*; _반드시 (?:됩니다|동작|작동|통과)[가-힣]*; 의심할 여지[가는]? ?없[가-힣]*; _확실히 (?:사라|고쳐|해결|막)[가-힣]*',
      '_무조건; _장담; _보장합니다; _보장됩니다; 테스트(?:는|를)? (?:필요|돌릴 필요|실행할 필요)[가-힣]* 없[가-힣]*; _분명히 (?:됩니다|동작|작동|통과)[가-힣]*',
    ],
  ],
];

/** A phrase of a report with its place: `[start, end)`, and line and column counted from 1. */
export interface FoundPhrase {
  readonly kind: DoubtKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

const find = termFinder(REPORT_PHRASES);
const NEAR = 24;
/** Phrases that hold their own negative. */
const OWN_NEGATIVE = /n't|\bnot\b|\bno\b|without|untested|없|않|못/i;

/** "does not probably …", "추측이 아닙니다": a phrase that is itself denied takes nothing back. */
function isDenied(masked: string, start: number, end: number): boolean {
  if (OWN_NEGATIVE.test(masked.slice(start, end))) return false;
  const before =
    masked
      .slice(Math.max(0, start - NEAR), start)
      .split(/[.!?\n]/)
      .at(-1) ?? '';
  const after = masked.slice(end, end + NEAR).split(/[.!?\n]/)[0] ?? '';
  return (
    findNegations(before).some(({ scope }) => scope !== 'before') ||
    /^\s*(?:이|가|은|는)?\s*(?:아[니닙님닌]|없)/.test(after)
  );
}

/** Hedges and false certainty in the author's own words, in order; code, quotations and what is denied left out. */
export function findPhrases(text: string): readonly FoundPhrase[] {
  const read = foldText(text);
  const masked = maskReport(read.text);
  const found: FoundPhrase[] = [];
  let [line, lineStart, next] = [1, 0, text.indexOf('\n')];
  for (const { value, ...place } of find(masked)) {
    const { start, end } = read.written(place);
    for (; next >= 0 && next < start; next = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = next + 1;
    }
    if (isDenied(masked, place.start, place.end)) continue;
    found.push({
      kind: value,
      text: text.slice(start, end),
      start,
      end,
      line,
      column: start - lineStart + 1,
    });
  }
  return found;
}
