/** How a sentence holds a clause within it, if not as so: denied, or merely doubted or supposed. `words` are those that say it. */
export interface Frame {
  readonly kind: 'denied' | 'open';
  readonly words: string;
}

const SAYING =
  'rumou?rs?|claims?|reports?|allegations?|suggestions?|speculation|(?:idea|notion|belief|myth|view|story)';
const DENYING = [
  `(?:not|n['’]t) (?:true|correct|right|the case|a fact) that$`,
  '(?:false|untrue|incorrect|wrong|an? (?:myth|lie|misconception)) that$',
  `(?:den(?:y|ies|ied|ying)|dismiss\\w*|reject\\w*|refut\\w*|debunk\\w*) (?:(?:the|all|any|media|press) )*(?:(?:${SAYING}) )?that$`,
];
const OPEN = [
  '\\b(?:no|little|insufficient|without) (?:evidence|proof|indication|sign|reason to (?:believe|think)) that$',
  '\\b(?:whether|if|unless|in case|suppos(?:e|ing)(?: that)?|assum(?:e|ing)(?: that)?|provided(?: that)?)$',
  '^(?:if|unless|in case|should|suppos(?:e|ing)|assum(?:e|ing)|provided)\\b[^,]*,(?: then)?$',
];
const BEFORE_DENIED = new RegExp(DENYING.join('|'), 'iu');
const BEFORE_OPEN = new RegExp(OPEN.join('|'), 'iu');
const SAID_THAT = new RegExp(`\\b(?:${SAYING}) that$`, 'iu');
const BEHIND_DENIED =
  /^,?\s?(?:is|are|was|were|has been|have been|proved|turned out to be) (?:\w+ly )?(?:not true|false|untrue|wrong|unfounded|baseless|incorrect|mistaken|denied|rejected|dismissed|refuted|debunked)/iu;

/** How an English sentence holds a clause: by what stands before and behind it. Null: as so, or unknown. */
export function englishFrame(before: string, behind: string): Frame | null {
  const said = SAID_THAT.test(before) ? BEHIND_DENIED.exec(behind) : null;
  const denied = said ?? BEFORE_DENIED.exec(before);
  if (denied !== null) return { kind: 'denied', words: denied[0].trim() };
  const open = BEFORE_OPEN.exec(before);
  return open === null ? null : { kind: 'open', words: open[0].trim() };
}

/** "…라는", "…다고", "…다면": the clause is quoted, supposed or named, not said. "…입니다만", "…이며" go on from what is so. */
const QUOTED = /^(?:는다|이다|이라|다|라)?["'”’」』)]*\s?(?:이?라)?(?:고|는|며|면서|면|던|더라|란|지(?!만))/u;
const KOREAN_DENIED =
  /사실이? ?아[니닙닌]|사실과 ?다르|사실무근|거짓|허위|오보|틀[렸린]|부인[했하한]|반박[했하한]|일축[했하한]/u;
const KOREAN_OPEN = /(?:근거|증거|징후|정황)[가는도은이]? ?(?:전혀 |아직 )?없|확인되지 ?않|알 수 없|불확실/u;
const SUPPOSED = /^(?:는다|이다|이라|다|라)면/u;

/** How a Korean sentence holds a clause, by what stands behind its stem. Null: as so, or unknown. */
export function koreanFrame(behind: string): Frame | null {
  if (!QUOTED.test(behind)) return null;
  const denied = KOREAN_DENIED.exec(behind);
  if (denied !== null) return { kind: 'denied', words: denied[0] };
  const open = SUPPOSED.exec(behind) ?? KOREAN_OPEN.exec(behind);
  return open === null ? null : { kind: 'open', words: open[0] };
}
