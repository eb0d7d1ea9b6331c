import type { Span } from '../../../contract/span.ts';
import { flagOf } from '../../lexicon/flags.ts';
import type { Phrase } from '../../statement/phrase.ts';
import type { Statement } from '../../statement/statement.ts';
import { hasClause, type Line, phraseIn } from './line.ts';
import { dashSides, labelSides, piecesOf, type Sides } from './pieces.ts';
import { plainStatement, roleOf } from './plain-statement.ts';

/** The attribute with whose it is: `capacity` of `the Leeds depot`. */
function ownedBy(label: Phrase, owner: Phrase | null): Phrase {
  if (owner === null) return label;
  return { ...label, modifiers: [...label.modifiers, { marker: 'of', phrase: owner, clause: false }] };
}

/** `Lift: no` says that its owner has none. */
function flagStatement(label: Phrase, yes: boolean, context: readonly Phrase[], span: Span): Statement {
  const owner = context.at(-1);
  const roles = [...(owner === undefined ? [] : [roleOf('agent', owner, true)]), roleOf('patient', label)];
  return { ...plainStatement('have', roles, context, span), polarity: yes ? 'positive' : 'negative' };
}

function valueStatement(
  line: Line,
  label: Phrase | null,
  value: Span,
  context: readonly Phrase[],
): Statement | null {
  const said = phraseIn(line, value);
  const owner = context.at(-1) ?? null;
  const flag = label === null ? null : flagOf(line.text.slice(value.start, value.end));
  const span = { start: label?.span.start ?? value.start, end: value.end };
  if (label !== null && flag !== null) return flagStatement(label, flag, context, span);
  if (said === null) return null;
  if (label !== null)
    return plainStatement(
      'be',
      [roleOf('agent', ownedBy(label, owner), true), roleOf('attribute', said)],
      context,
      span,
    );
  if (owner === null) return null;
  return plainStatement('have', [roleOf('agent', owner, true), roleOf('patient', said)], context, span);
}

/** Statements of `Label: value, value, Label: value`. A piece without a label is a further value of the label before. */
function pairs(line: Line, part: Span, context: readonly Phrase[]): Statement[] {
  let label: Phrase | null = null;
  return piecesOf(line.text, part, line.values).flatMap((piece) => {
    const sides = labelSides(line.text, piece, line.values);
    if (sides !== null) label = phraseIn(line, sides.before);
    const said = valueStatement(line, label, sides?.behind ?? piece, context);
    return said === null ? [] : [said];
  });
}

/** Several pieces with a label each make no clause, whatever the parser says of them. */
function isRun(line: Line, part: Span): boolean {
  const labels = piecesOf(line.text, part, line.values).filter(
    (piece) => labelSides(line.text, piece, line.values) !== null,
  );
  return labels.length > 1;
}

/** `Leeds – 40 bays, 3 cranes`: what stands before the dash has what stands behind it. */
function named(line: Line, part: Span, context: readonly Phrase[]): Statement[] | null {
  const sides = dashSides(line.text, part, line.values);
  if (sides === null || labelSides(line.text, sides.before, line.values) !== null) return null;
  const name = phraseIn(line, sides.before);
  if (name === null || hasClause(line, sides.before)) return null;
  if (hasClause(line, sides.behind) && !isRun(line, sides.behind)) return null;
  return pairs(line, sides.behind, [...context, name]);
}

/** A label before all that the line says; null where it has none. */
export function labelOf(line: Line): Sides | null {
  const part = withoutStop(line);
  const [first] = piecesOf(line.text, part, line.values);
  const sides = first === undefined ? null : labelSides(line.text, first, line.values);
  if (sides === null || phraseIn(line, sides.before) === null || hasClause(line, sides.before)) return null;
  return { before: sides.before, behind: { start: sides.behind.start, end: line.span.end } };
}

/** What a line of labels and values says; null where it is none. */
export function labelled(line: Line, context: readonly Phrase[]): Statement[] | null {
  const part = withoutStop(line);
  const byName = named(line, part, context);
  if (byName !== null) return byName;
  const sides = labelOf(line);
  if (sides === null || (hasClause(line, sides.behind) && !isRun(line, part))) return null;
  return pairs(line, part, context);
}

const STOPS = '.。;';

function withoutStop({ text, span }: Line): Span {
  const isStopped = STOPS.includes(text.charAt(span.end - 1));
  return isStopped ? { start: span.start, end: span.end - 1 } : span;
}

/** A list item that only names something, under the line that says whose it is: `- 40 bays`. */
export function item(line: Line, context: readonly Phrase[]): Statement[] | null {
  const part = withoutStop(line);
  if (context.length === 0 || hasClause(line, part)) return null;
  const said = valueStatement(line, null, part, context);
  return said === null ? null : [said];
}
