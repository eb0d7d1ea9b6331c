import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { folded } from '../../language/fold-text.ts';
import { sentences } from '../../language/sentences.ts';
import type { Passage } from '../quote/passage.ts';
import { passagesOf } from '../quote/passages.ts';
import { contentWords } from '../quote/words.ts';
import { spreadNames } from './spread-names.ts';

/** A passage of a piece of evidence. */
export interface CodePassage extends Passage {
  /** What a symbol is tied to, not what is said of it. */
  readonly isTie?: true;
  /** How a symbol is written, beside what is said of it. */
  readonly isSignature?: true;
}

/** What is longer is quoted no further. */
const LONGEST = 600;
const COMMENT = /^\s*(?:\/\/+|\/?\*+\/?|#+|--|<!--)\s?/u;
const LITERAL = /'[^'\n]{0,2000}'|"[^"\n]{0,2000}"|`[^`]{0,2000}`|\/(?:[^/\n\\]|\\.){1,2000}\/[a-z]{0,8}/gu;
const HAS_WORDS = /\p{L}{2}/u;
/** A line that goes on with the one before. */
const GOES_ON = /^\s*[.?:&|)\]}]/u;
const LONGEST_STATEMENT = 8;
/** Lines above that say what a line is about. */
const ABOVE = 3;

function plain(
  { number }: AskEvidence,
  quote: string,
  context: Passage['context'],
  {
    named = [],
    lines = null,
  }: { readonly named?: Passage['words']; readonly lines?: CodePassage['lines'] } = {},
): CodePassage {
  const text = folded(quote);
  const words = [...contentWords(spreadNames(text)), ...named];
  return {
    note: number,
    at: 0,
    kind: 'prose',
    text,
    quote,
    words,
    context,
    before: [],
    heading: '',
    head: '',
    group: -1,
    paragraph: -1,
    step: false,
    leads: false,
    label: [],
    names: false,
    lines,
  };
}

/** What a symbol is tied to in a database; its name and what is said of it stand around it. */
function ofTies(evidence: AskEvidence): CodePassage[] {
  const { object } = evidence;
  if (object === null) return [];
  const context = contentWords(`${spreadNames(object.name)} ${object.doc}`);
  return (object.ties ?? []).map((tie) => ({ ...plain(evidence, tie, context), isTie: true }));
}

/** Sentences of what is said of a symbol; its signature where nothing is, or where it gives a value. Its name stands around each. */
function ofObject(evidence: AskEvidence): CodePassage[] {
  const { object, path } = evidence;
  if (object === null) return [];
  const context = contentWords(
    `${spreadNames(object.name)} ${spreadNames(path)} ${spreadNames(object.signature)}`,
  );
  const named = contentWords(spreadNames(object.name));
  const said = sentences(object.doc)
    .filter(({ kind }) => kind !== 'code')
    .map(({ body, end }) => object.doc.slice(body, end).replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => HAS_WORDS.test(text) && text.length <= LONGEST);
  const told = said.map((text) => plain(evidence, text, context, { named }));
  const isTold = told.length > 0 && object.kind !== 'constant';
  // a module is no more than its path, and values are no words
  if (isTold || object.kind === 'module' || object.signature === '') return told;
  const passage = plain(evidence, object.signature, context);
  const words = contentWords(spreadNames(object.signature.replaceAll(LITERAL, ' ')));
  return [...told, { ...passage, words: [...words, ...named], isSignature: true }];
}

/** A line with those that go on with it. */
function statementAt(lines: readonly string[], at: number): string {
  const rest = lines.slice(at + 1, at + LONGEST_STATEMENT);
  const end = rest.findIndex((line) => !GOES_ON.test(line));
  return [lines[at] ?? '', ...rest.slice(0, end < 0 ? rest.length : end)].join('\n');
}

/** Statements and comments, each with the few lines above it. */
function ofSnippet(evidence: AskEvidence): CodePassage[] {
  const { text, start_line, path } = evidence;
  const lines = text.split('\n');
  const name = contentWords(spreadNames(path));
  return lines.flatMap((line, at) => {
    const said = statementAt(lines, at).replace(COMMENT, '').trim();
    if (GOES_ON.test(line) || !HAS_WORDS.test(said) || said.length > LONGEST) return [];
    const above = lines.slice(Math.max(0, at - ABOVE), at).join(' ');
    const context = [...name, ...contentWords(spreadNames(above))];
    const start = start_line + at;
    return [plain(evidence, said, context, { lines: { start, end: start + said.split('\n').length - 1 } })];
  });
}

/** The line of a section that a sentence begins on, where it stands there as it is. */
function linesIn({ text, start_line, end_line }: AskEvidence, said: string): CodePassage['lines'] {
  const from = text.indexOf(said);
  if (from < 0) return null;
  const start = start_line + text.slice(0, from).split('\n').length - 1;
  const end = start + said.split('\n').length - 1;
  return end > end_line ? null : { start, end };
}

/** Names of code in a text are met by the words that they are made of, too. */
function withSpread(words: Passage['words'], text: string): Passage['words'] {
  const spread = spreadNames(text);
  return spread === text ? words : [...words, ...contentWords(spread)];
}

function ofSection(evidence: AskEvidence): CodePassage[] {
  const { number, title, text, path } = evidence;
  const found = passagesOf([{ note: number, title: `${title} ${spreadNames(path)}`, text }]);
  return found.map((passage) => ({
    ...passage,
    words: withSpread(passage.words, passage.text),
    lines: linesIn(evidence, passage.quote),
  }));
}

/** EX7: what can be quoted of the evidence, numbered through. */
export function codePassages(evidence: readonly AskEvidence[]): CodePassage[] {
  let group = 0;
  const all = evidence.flatMap((one) => {
    const isCode = one.kind === 'local_file' && !/\.(?:md|mdx|txt|html?)$/iu.test(one.path);
    const found =
      one.object !== null ? [...ofObject(one), ...ofTies(one)] : isCode ? ofSnippet(one) : ofSection(one);
    const above = group;
    group += Math.max(0, ...found.map((passage) => passage.group + 1));
    return found.map((passage) => ({ ...passage, group: passage.group < 0 ? -1 : passage.group + above }));
  });
  return all.map((passage, at) => ({ ...passage, at }));
}
