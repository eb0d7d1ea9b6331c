import type { Material } from './decision.ts';

const NAMES_THEM = /키워드|핵심어|주제어|\bkeywords?\b/iu;
const LIST =
  /(?:키워드|핵심어|주제어|\bkeywords?)[^\n:："“'‘]{0,20}[:：]\*{0,2}[ \t]*(?:([^\n]{1,500})|((?:\n[ \t]*[-*•] ?[^\n]{1,60}){1,30}))/iu;
const QUOTED = /["“'‘「『]([^"”'’」』\n]{1,40})["”'’」』]/gu;
const BETWEEN = /[,;、，·\n]|\s(?:및|and)\s/u;
/** In a list with nothing else between its words, save where it joins a single letter to another: `A/B 테스트`, `I/O`. */
const SLASH = /(?<!(?<![\p{L}\p{N}])[a-z0-9])\/|\/(?![a-z0-9](?![\p{L}\p{N}]))/iu;
const IN_BRACKETS = /[ \t]*[(（][^()（）]{0,60}[)）]/gu;
const EDGES = /^(?:and )?[\s"“”'‘’「」『』*.•-]+|^and |[\s"“”'‘’「」『』*.]+$/gu;

/** A list that is to be kept out, or a word that is no list of words. */
const NEGATED =
  /\b(?:not|never|no|avoid\w*|without|exclud\w+|except|forbid\w*|forbidden|banned?|stuffing|density|research|negative)\b|n['’]t\b|제외|금지|마세요|마라|말고|말아|말 것|마십시오|하지 마|쓰지|않|피하|피해|빼고|빼 |없이|없는/iu;
/** Where a list would stand: that there is none. */
const NO_LIST =
  /^[\s*_(-]*(?:none|nil|n\/?a|no|any(?:thing)?|free(?:ly)?|open|optional|tbd|(?:해당 ?)?없(?:음|습니다|어요|다)|자유(?:롭게)?|무관|상관 ?없\S*|미정|아무거나)[\s.!)*_-]*$|\b(?:freely|as you (?:like|wish|see fit)|(?:of )?your (?:own )?choice|up to you)\b|자유롭게|알아서|마음대로/iu;

function listed(text: string): string[] {
  if (NO_LIST.test(text)) return [];
  const bare = text.replace(IN_BRACKETS, '');
  return bare.split(BETWEEN.test(bare.trim()) ? BETWEEN : SLASH).flatMap((part) => {
    const word = part.replace(EDGES, '');
    return word === '' ? [] : [word];
  });
}

function ofOptions(value: unknown): string[] {
  if (typeof value === 'string') return listed(value);
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string').flatMap(listed)
    : [];
}

/** The sentence in which the list that begins at `at` is asked for. */
function askingFor(request: string, at: number): string {
  return /[^.!?。\n]*(?:[:：]\s*\n[^.!?。\n]*)?$/u.exec(request.slice(Math.max(0, at - 200), at))?.[0] ?? '';
}

function ofRequest(request: string): string[] {
  const match = LIST.exec(request);
  const [whole = '', line, items] = match ?? [];
  const list = line ?? items;
  if (match !== null && list !== undefined) {
    const asking = askingFor(request, match.index) + whole.slice(0, whole.length - list.length);
    return NEGATED.test(asking) ? [] : listed(list);
  }
  const lines = request.split('\n').filter((one) => NAMES_THEM.test(one) && !NEGATED.test(one));
  return lines.flatMap((one) => [...one.matchAll(QUOTED)].map(([, word = '']) => word.trim()));
}

/** The keywords that an answer is to contain, each once: those of the options, else those that the request lists. */
export function askedKeywords({ options, request }: Pick<Material, 'options' | 'request'>): string[] {
  const given = ofOptions(options['keywords']);
  return [...new Set(given.length > 0 ? given : ofRequest(request))];
}
