/** `[^1]: Handbook`, `[leave]: https://…`: where a mark leads; asserts nothing. */
const DEFINITION = /^[ \t]{0,3}\[\^?([^\]\s]{1,60})\]:[ \t]+(\S.*)$/u;
const HEAD =
  /^(?:sources?|references?|citations?|works cited|bibliography|footnotes|출처|출처 ?목록|참고 ?문헌|참고 ?자료|근거 ?자료|인용 ?문헌|각주)$/iu;
const HEAD_MARKS = /^[\s#>*_]+|[\s*_:：]+$/gu;
const LONGEST_HEAD = 40;
/** `[1] Handbook`, `1. Handbook`, `- [^1] Handbook`, `¹ Handbook`. */
const NUMBERED = /^[ \t]*(?:[-*+•][ \t]+)?(?:[[【〔]\^?(\d{1,4})[\]】〕]:?|\(?(\d{1,3})[.)])[ \t]+(\S.*)$/u;
const ADDRESSED = /^[ \t]*(?:[-*+•][ \t]+)?(?:<?https?:\/\/|\[[^\]\n]{1,200}\]\()/u;
const SENTENCE = /[.!?。]["')\]]*$/u;
const WORDS_OF_A_TITLE = 12;

/** True for a line that only announces sources: `## Sources`, `**참고 문헌**`, `출처:`. */
export function isSourceListHead(line: string): boolean {
  return line.length <= LONGEST_HEAD && HEAD.test(line.replace(HEAD_MARKS, ''));
}

/** True for a line that says where a mark leads. */
export function isDefinition(line: string): boolean {
  return DEFINITION.test(line);
}

/** True for a line behind the head of a list of sources that goes on with it: an entry with its number or address, or a title. */
export function isSourceEntry(line: string): boolean {
  if (NUMBERED.test(line) || ADDRESSED.test(line) || isDefinition(line)) return true;
  return !SENTENCE.test(line) && line.split(/\s+/u).length <= WORDS_OF_A_TITLE;
}

/** Where the marks of a text lead by its own words: footnotes, link definitions, the numbered entries of a list of sources. The first of a label counts. */
export function definitionsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let inList = false;
  for (const line of text.split('\n')) {
    const entry = line.trimEnd();
    const [, label, target = ''] = DEFINITION.exec(entry) ?? [];
    const [, bracketed, plain, title = ''] = (inList && NUMBERED.exec(entry)) || [];
    const name = label ?? bracketed ?? plain;
    if (name !== undefined && !found.has(name)) found.set(name, label === undefined ? title : target);
    if (entry !== '') inList = isSourceListHead(entry) || (inList && isSourceEntry(entry));
  }
  return found;
}
