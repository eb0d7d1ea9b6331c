/** What a text is called by one who tells what it says. */
const PAPER =
  '(?:sources?|documents?|passages?|articles?|texts?|websites?|pages?|brochures?|reports?|bulletins?|press releases?|files?|evidence|notes?|excerpts?|snippets?|guides?|handbooks?|manuals?|papers?|newspapers?|records?|tables?)';
const ATTRIBUTED = new RegExp(
  String.raw`\b(?:according to|based on|per|in)\s+(?:(?:the|an?|one|another|this|that|other|first|second|third|last|given|provided)\s+){0,3}(?:[\w-]+\s+)?${PAPER}\b|\b(?:one|another|the (?:first|second|third|other)|${PAPER})\b[^.,;]{0,20}\b(?:says?|states?|gives?|mentions?|claims?|lists?|puts?|reports?|notes?|speaks?|tells?|has|have)\b`,
  'iu',
);
const DISAGREES =
  /\b(?:disagree\w*|contradict\w*|conflict\w*|discrepanc\w*|inconsisten\w*|differ(?:s|ing)?|not clear|unclear)\b|다르(?:다|게|며|고|지만|다고)|달라|엇갈|어긋|상충|모순|불일치|일치하지/iu;
const KOREAN_ATTRIBUTED =
  /(?:자료|문서|글|기사|안내|누리집|홈페이지|보도자료|보고서|공지|신문|책자|노트|출처|문단|표|규정)\S{0,3}\s?(?:에|에는|에서는|은|는|이|가)?\s?(?:따르면|의하면|적혀|나와|나온|한다고|라고|이라고)|(?:한|다른|첫 번째|두 번째|세 번째) (?:자료|문서|글|기사|출처|문단)/u;

/** True for a claim that says whose word it gives: it may be true of that source whatever another says. */
export function isAttributed(text: string): boolean {
  return ATTRIBUTED.test(text) || KOREAN_ATTRIBUTED.test(text);
}

/** True for a claim that says that the evidence disagrees. */
export function tellsConflict(text: string): boolean {
  return DISAGREES.test(text);
}
