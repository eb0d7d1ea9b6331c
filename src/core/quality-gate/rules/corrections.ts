/** A correction that an answer shows. */
export interface Correction {
  readonly from: string;
  readonly to: string;
  /** What stands beside it as a reason; empty where nothing does. */
  readonly reason: string;
}

const ARROW = /(?:→|⇒|➜|➔|-{1,2}>|=>)/u;
const LEAD = /^[\s>|*+•-]*(?:\d{1,3}[.)]\s+)?/u;
const EDGES = /^[\s"“”'‘’`*_~|:：]+|[\s"“”'‘’`*_~|]+$/gu;
/** What parts a correction from its reason. */
const REASON = /^(.{1,200}?)\s*(?:[:：]\s|\s[-–—]\s|\s?[(（]|\s\|\s?)\s*(\S.*?)[)）|\s]*$/u;
const STRUCK = /~~([^~\n]{1,200})~~\s?[(（]?(?:\*\*|__)?([^\s~*_()（）\n][^~*_()（）\n]{0,200})/gu;
const DELETED =
  /<(?:del|s|strike)>([^<\n]{1,200})<\/\w+>\s?<(ins|b|strong|u|em|mark)>([^<\n]{1,200})<\/\2>/giu;
const PUT_IN =
  /<(ins|b|strong|u|em|mark)>([^<\n]{1,200})<\/\1>\s?[(（]?<(del|s|strike)>([^<\n]{1,200})<\/\3>/giu;
const TOLD =
  /["“'‘「]([^"”'’」\n]{1,100})["”'’」](?:을|를|은|는)? ?["“'‘「]([^"”'’」\n]{1,100})["”'’」](?:으로|로)/gu;
const TOLD_ENGLISH =
  /["“'‘`]([^"”’`\n]{1,100})["”'’`] ?(?:was |is |were )?(?:changed |corrected |replaced |fixed |rewritten )?(?:to|with|by|should be|becomes|instead of) ?["“'‘`]([^"”’`\n]{1,100})["”'’`]/giu;

function plain(text: string): string {
  return text.replace(EDGES, '');
}

function ofArrow(line: string): Correction[] {
  const parts = line.replace(LEAD, '').split(ARROW);
  const [from = '', rest = ''] = parts;
  if (parts.length !== 2 || plain(from) === '' || plain(rest) === '') return [];
  const [, to = rest, reason = ''] = REASON.exec(rest.trim()) ?? [];
  return [{ from: plain(from), to: plain(to), reason }];
}

function ofPairs(line: string, pattern: RegExp, to: number, from = 1): Correction[] {
  return [...line.matchAll(pattern)].map((found) => ({
    from: plain(found[from] ?? ''),
    to: plain(found[to] ?? ''),
    reason: '',
  }));
}

/** The corrections that a line shows: `a → b: reason`, `~~a~~ **b**`, `<del>a</del><ins>b</ins>`, 'a'를 'b'로. */
export function correctionsOfLine(line: string): Correction[] {
  const inline = [
    ...ofPairs(line, STRUCK, 2),
    ...ofPairs(line, DELETED, 3),
    ...ofPairs(line.replace(DELETED, ''), PUT_IN, 2, 4),
    ...ofPairs(line, TOLD, 2),
    ...ofPairs(line, TOLD_ENGLISH, 2),
  ];
  return (inline.length > 0 ? inline : ofArrow(line)).filter(({ from, to }) => from !== '' && to !== '');
}
