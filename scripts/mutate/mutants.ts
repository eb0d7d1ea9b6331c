import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** One change of one place of a file, which is named from the root. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** The expression that the change is a part of. */
  readonly whole: Place;
}

/** What stands for an operator: the neighbour that a mistake would write. */
const OTHERS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

interface Operation extends Place {
  readonly operator: string;
  readonly left: Place;
  readonly right: Place;
}

/** Every mutant of a file: operators, conditions, negations, fallbacks, and calls that stand alone. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const add = ({ start, end }: Place, after: string, whole: Place = { start, end }): void => {
    const line = source.slice(0, start).split('\n').length;
    mutants.push({ file, line, start, end, before: source.slice(start, end), after, whole });
  };
  const textOf = ({ start, end }: Place): string => source.slice(start, end);
  const operation = ({ operator, left, right, start, end }: Operation): void => {
    const between = { start: left.end, end: right.start };
    const other = OTHERS[operator];
    if (other !== undefined) add(between, textOf(between).replace(operator, other), { start, end });
    if (operator === '??') add({ start: left.end, end: right.end }, '', { start, end });
  };
  const negated = ({ test }: { readonly test: Place }): void => add(test, `!(${textOf(test)})`);
  new Visitor({
    BinaryExpression: operation,
    LogicalExpression: operation,
    IfStatement: negated,
    ConditionalExpression: negated,
    UnaryExpression(node) {
      if (node.operator === '!') add(node, textOf(node.argument));
    },
    ExpressionStatement(node) {
      if (node.expression.type === 'CallExpression') add(node, ';', node.expression);
    },
  }).visit(parseSync(file, source).program);
  return mutants;
}

/** By its text, and which of the equal ones in its file it is: not by its line, which any commit moves. */
function rankOf({ file, before, after }: Mutant, line: string, nth: number, seed: number): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, file, before, after, line, nth]))
    .digest('hex');
}

/** So many of them. A place that a commit leaves as it was is drawn again or left out again, whatever else changes. */
export function sampled(
  root: string,
  files: readonly string[],
  count: number,
  seed: number,
): readonly Mutant[] {
  const ranked = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const lines = source.split('\n').map((line) => line.trim());
    const met = new Map<string, number>();
    return mutantsOf(file, source).map((mutant) => {
      const line = lines[mutant.line - 1] ?? '';
      const key = `${line} ${mutant.before} ${mutant.after}`;
      const nth = met.get(key) ?? 0;
      met.set(key, nth + 1);
      return { mutant, rank: rankOf(mutant, line, nth, seed) };
    });
  });
  const drawn = ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, count);
  return drawn.map(({ mutant }) => mutant);
}
