import type { Material } from './decision.ts';

const NAMES_THEM = /키워드|핵심어|주제어|\bkeywords?\b/iu;
const LIST =
  /(?:키워드|핵심어|주제어|\bkeywords?)[^\n:："“'‘]{0,20}[:：]\*{0,2}[ \t]*(?:([^\n]{1,500})|((?:\n[ \t]*[-*•] ?[^\n]{1,60}){1,30}))/iu;
const QUOTED = /["“'‘「『]([^"”'’」』\n]{1,40})["”'’」』]/gu;
const BETWEEN = /[,;、，·/\n]|\s(?:및|and)\s/u;
const IN_BRACKETS = /[ \t]*[(（][^()（）]{0,60}[)）]/gu;
const EDGES = /^(?:and )?[\s"“”'‘’「」『』*.•-]+|^and |[\s"“”'‘’「」『』*.]+$/gu;

function listed(text: string): string[] {
  return text
    .replace(IN_BRACKETS, '')
    .split(BETWEEN)
    .flatMap((part) => {
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

function ofRequest(request: string): string[] {
  const [, line, items] = LIST.exec(request) ?? [];
  const list = line ?? items;
  if (list !== undefined) return listed(list);
  const lines = request.split('\n').filter((line) => NAMES_THEM.test(line));
  return lines.flatMap((line) => [...line.matchAll(QUOTED)].map(([, word = '']) => word.trim()));
}

/** The keywords that an answer is to contain, each once: those of the options, else those that the request lists. */
export function askedKeywords({ options, request }: Pick<Material, 'options' | 'request'>): string[] {
  const given = ofOptions(options['keywords']);
  return [...new Set(given.length > 0 ? given : ofRequest(request))];
}
