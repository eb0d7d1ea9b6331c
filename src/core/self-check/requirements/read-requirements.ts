import type { Requirement } from '../../../contract/requirement.ts';

const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.+)$/;
const CHECK = /^\s*[-*+]\s+\[[ xX]\]\s+/;
const PATH = /`([\w@./-]+\.\w{1,6})`/g;
const TEST_PATH = /(?:^|[/._-])(?:tests?|spec|__tests__)(?:[/._-]|$)/i;
const CHANGES =
  /\b(?:change|update|adjust|instead of|rather than|no longer|must now|should now|now (?:returns?|is|be)|replace|switch|remove|drop|rename)\b|바꾸|바꿔|변경|대신|이제는?|더 ?이상|제거|삭제|수정/i;

function requirementOf(id: string, text: string): Requirement {
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  return {
    id,
    text,
    tests: paths.filter((path) => TEST_PATH.test(path)),
    files: paths.filter((path) => !TEST_PATH.test(path)),
    commands: [],
    changes_expectations: CHANGES.test(text),
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
