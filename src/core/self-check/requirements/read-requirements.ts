import type { Requirement } from '../../../contract/requirement.ts';
import { sentences } from '../../language/sentences.ts';
import { asks, requestItems } from './request-items.ts';
import { topicsOf } from './topics.ts';

const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.+)$/;
const CHECK = /^\s*[-*+]\s+\[[ xX]\]\s+/;
const PATH = /`([\w@./-]+\.\w{1,6})`/g;
const TEST_PATH = /(?:^|[/._-])(?:tests?|spec|__tests__)(?:[/._-]|$)/i;
const CHANGES =
  /\b(?:change|update|adjust|instead of|rather than|no longer|must now|should now|now (?:returns?|is|be|an?)|(?:is|are) (?:now|to be)|becomes?|replace|switch|remove|drop|rename)\b|바꾸|바꿔|변경|대신|이제는?|더 ?이상|제거|삭제|수정|기대값|여야|어야 (?:한다|합니다)|되도록|으로 한다/i;

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
    adds: [],
    symbols: [],
    untouched: [],
    examples: [],
    new_tests: false,
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

/** The sentences of a text outside of its lists and code. */
function proseOf(text: string): readonly string[] {
  const hidden = text.replace(/`[^`\n]+`/g, (code) => 'x'.repeat(code.length));
  return sentences(hidden)
    .filter(({ kind }) => kind === 'prose' || kind === 'heading')
    .map(({ body, end }) => text.slice(body, end).trim());
}

/**
 * What a request asks for, each with its items: the lists of a Markdown text, else its first sentence, and every other
 * sentence that forbids, gives an example, or asks for a name or a test.
 */
export function readRequest(text: string, prefix = 'Q'): readonly Requirement[] {
  const listed = readRequirements(text, prefix).map((one) => one.text);
  const more = proseOf(text).filter(asks);
  const isListed = text.split(/\r?\n/).some((line) => ITEM.test(line));
  const [first] = proseOf(text);
  const found = [...(isListed || first === undefined ? listed : [first]), ...more];
  return [...new Set(found)].map((sentence, at) => ({
    ...requirementOf(`${prefix}${at + 1}`, sentence),
    ...requestItems(sentence),
  }));
}
