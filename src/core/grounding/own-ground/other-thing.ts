import { readTerms } from '../../language/read-terms.ts';
import type { EvidenceContent } from './evidence-content.ts';
import { objectOf } from './things-named.ts';
import { matchesOf } from '../../language/matches-of.ts';

/** A piece of evidence with what it holds. */
interface Piece {
  readonly evidence_id: string;
  readonly content: EvidenceContent;
}

const NAME = /^(?:name|title|이름|상호|명칭|제목)$/iu;
const CAPITALS = /\p{Lu}[\p{L}\p{N}'-]*(?: \p{Lu}[\p{L}\p{N}'-]*)*/gu;
const LEAST = 2;

/** Everything that an object says, and the name that it gives itself; null for what is no object with a name. */
function saidOf(piece: Piece): string | null {
  const object = objectOf(piece);
  if (object === null || !object.columns.some(({ words }) => words.some((word) => NAME.test(word))))
    return null;
  const values = object.rows[0]?.cells.filter((cell) => typeof cell === 'string') ?? [];
  return [...object.columns.flatMap(({ words }) => words), ...values].join(' ').toLowerCase();
}

/** The names of a text: words with capitals, a single one not at the beginning; the topic of a Korean sentence. */
function subjectsOf(text: string): string[] {
  const names = matchesOf(text, CAPITALS).flatMap(({ 0: name, index }) =>
    name.includes(' ') || index > 0 ? [name] : [],
  );
  const topic = readTerms(text).find((term) => 'role' in term && term.role === 'topic');
  return [...names, ...(topic === undefined || topic.stem.length < LEAST ? [] : [topic.stem])];
}

/**
 * GR46: without the object that names itself otherwise, where the text speaks of something that another piece names and
 * the object does not; all where there is none.
 */
export function withoutOther<T extends Piece>(asked: readonly T[], text: string): readonly T[] {
  const other = asked.find((piece) => saidOf(piece) !== null);
  const said = other === undefined ? null : saidOf(other);
  if (other === undefined || said === null) return asked;
  const rest = asked.filter((piece) => piece !== other);
  const named = subjectsOf(text);
  if (named.some((name) => said.includes(name.toLowerCase()))) return asked;
  const isElsewhere = named.some((name) => rest.some(({ content }) => content.text?.includes(name) === true));
  return isElsewhere ? rest : asked;
}
