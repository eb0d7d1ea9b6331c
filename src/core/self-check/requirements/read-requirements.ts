import type { Requirement } from '../../../contract/requirement.ts';

const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.+)$/;
const CHECK = /^\s*[-*+]\s+\[[ xX]\]\s+/;
const PATH = /`([\w@./-]+\.\w{1,6})`/g;
const TEST_PATH = /(?:^|[/._-])(?:tests?|spec|__tests__)(?:[/._-]|$)/i;
const CHANGES =
  /\b(?:change|update|adjust|instead of|rather than|no longer|must now|should now|now (?:returns?|is|be|an?)|(?:is|are) (?:now|to be)|becomes?|replace|switch|remove|drop|rename)\b|바꾸|바꿔|변경|대신|이제는?|더 ?이상|제거|삭제|수정|기대값|여야|어야 (?:한다|합니다)|되도록|으로 한다/i;

const WORD = /[\p{L}_$][\p{L}\p{N}_$]+/gu;
const HANGUL = /\p{sc=Hangul}/u;
const COMMON =
  /^(?:(?:the|and|for|not|all|are|was|can|new|old|add|its|one|two|per|via|use|had|but|you|our|out|any|set|get|may|how|why)$|this|that|these|those|with|from|into|must|should|shall|will|when|then|than|they|them|their|there|have|has|been|test|tests|testing|file|files|code|change|changes|changed|update|updates|adjust|instead|rather|longer|now|return|returns|returned|replace|switch|remove|drop|rename|also|only|each|every|other|make|makes|value|values|테스트|변경|수정|대신|이제|그리고|파일|코드|바꾸|바꿔|제거|삭제|경우)/;

/** A word, and the same without a particle or a plural. */
function withoutEnding(word: string): string[] {
  const ends = HANGUL.test(word) || word.endsWith('s');
  return ends && word.length > 2 ? [word, word.slice(0, -1)] : [word];
}

/** Words that name what a request is about, in lower case; Hangul ones without what may be a particle. */
function topicsOf(text: string): string[] {
  const words = [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());
  const long = words.filter((word) => !COMMON.test(word) && (HANGUL.test(word) || word.length > 2));
  return [...new Set(long.flatMap((word) => withoutEnding(word)))];
}

function requirementOf(id: string, text: string): Requirement {
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const changes = CHANGES.test(text);
  return {
    topics: changes ? topicsOf(text) : [],
    id,
    text,
    tests: paths.filter((path) => TEST_PATH.test(path)),
    files: paths.filter((path) => !TEST_PATH.test(path)),
    commands: [],
    changes_expectations: changes,
  };
}

function plain(line: string): string {
  return line.replace(ITEM, '$1').trim();
}

/**
 * What a Markdown text asks for: the items of its checklists, else those of its lists, else its title or first
 * paragraph. A ticked box is a claim like any other; paths in backticks are what shows an item. Commands of a text
 * are never run.
 */
export function readRequirements(text: string, prefix = 'R'): readonly Requirement[] {
  const lines = text.replace(/```[^`]*```/g, '').split(/\r?\n/);
  const checks = lines.filter((line) => CHECK.test(line));
  const items = checks.length > 0 ? checks : lines.filter((line) => ITEM.test(line));
  const paragraph = lines.map((line) => line.replace(/^#+\s*/, '').trim()).filter((line) => line !== '');
  const found = items.length > 0 ? items.map(plain) : paragraph.slice(0, 1);
  return found.map((item, at) => requirementOf(`${prefix}${at + 1}`, item));
}
