import type { AskEvidence } from '../../contract/ask-evidence.ts';
import type { CodeObject, CodeRelation } from '../../contract/code-object.ts';
import { fieldsText, isMeant, signatureText, tieText } from '../../core/correction/code/tied.ts';
import { type AskedFields, askedFields } from '../../core/language/asked-fields.ts';
import { type AskedSignature, askedSignature } from '../../core/language/asked-signature.ts';
import { type AskedTie, askedTie } from '../../core/language/asked-tie.ts';
import type { AskPorts } from './ask-ports.ts';

type Index = Pick<AskPorts['index'], 'objectsNamed' | 'objectsOf' | 'objects' | 'relations'>;
type Piece = Omit<AskEvidence, 'number' | 'cut'>;

/** What a question asks for by name. */
export interface AskedPieces {
  readonly pieces: readonly Piece[];
  /** How many there are, with those that `pieces` leaves out. */
  readonly all: number;
  /** False: there may be more than `all`. */
  readonly isWhole: boolean;
}

function whole(pieces: readonly Piece[]): AskedPieces {
  return { pieces, all: pieces.length, isWhole: true };
}

const MOST_NAMED = 100;
/** Of more things of one name it is not known which is meant. */
const MOST_SEEDS = 8;
const MOST_RELATIONS = 2000;
const MOST_TIED = 20;
const MAKERS = ['constructor', '__init__'];

/** Objects that a name means, those that are written as it is before all others. */
async function meantBy(index: Index, name: string): Promise<readonly CodeObject[]> {
  const plain = name.replace(/\.(?:[cm]?[jt]sx?|py|java|go)$/i, '').toLowerCase();
  const tail = plain.slice(Math.max(plain.lastIndexOf('.'), plain.lastIndexOf('/')) + 1);
  const found = await index.objectsNamed([...new Set([plain, tail])], MOST_NAMED);
  const meant = found.filter((one) => isMeant(one.name, name));
  const exact = meant.filter((one) => one.name === name || one.name.endsWith(`.${name}`));
  return (exact.length > 0 ? exact : meant).slice(0, MOST_SEEDS);
}

/** What a name means; where files import files, the files of it. */
async function seedsOf(index: Index, { name, rels }: AskedTie): Promise<readonly CodeObject[]> {
  const seeds = await meantBy(index, name);
  if (!rels.includes('imports')) return seeds;
  const files = [...new Set(seeds.map(({ file_path }) => file_path))];
  const objects = (await Promise.all(files.map((path) => index.objectsOf(path)))).flat();
  return objects.filter(({ kind }) => kind === 'module');
}

function pieceOf(
  { id, kind, name, signature, doc, file_path, metadata }: CodeObject,
  ties: readonly string[],
  isImport: boolean,
): Piece {
  return {
    document_id: id.replace(/^cbo/, 'doc'),
    kind: kind.startsWith('schema.') ? 'schema' : 'code',
    source: isImport ? 'imports' : 'calls',
    title: name,
    path: file_path,
    start_line: metadata.start_line,
    end_line: metadata.end_line,
    text: [doc, signature].filter((text) => text !== '').join('\n'),
    object: { kind, name, signature, doc, ties: [...new Set(ties)] },
  };
}

/**
 * LP26-LP28: the fields of the thing that a question names; what it takes and gives back; or who calls, uses or imports it,
 * or what it calls, a piece of evidence for each, which names the tie and its place. None where the question asks for no such
 * thing, or none is known.
 */
export async function askedPieces(index: Index, question: string): Promise<AskedPieces> {
  const fields = askedFields(question);
  if (fields !== null) return whole(await fieldsOf(index, fields));
  const signature = askedSignature(question);
  return signature === null ? tiesOf(index, question) : whole(await signaturesOf(index, signature));
}

/** What is called by its name, or, of a class, what makes it. */
async function callablesOf(index: Index, name: string): Promise<readonly CodeObject[]> {
  const isCallable = ({ signature }: CodeObject): boolean => signature.includes('(');
  const meant = (await meantBy(index, name)).filter(isCallable);
  if (meant.length > 0) return meant;
  const makers = await Promise.all(MAKERS.map((maker) => meantBy(index, `${name}.${maker}`)));
  return makers.flat().filter(isCallable);
}

async function signaturesOf(index: Index, { name }: AskedSignature): Promise<readonly Piece[]> {
  const callables = await callablesOf(index, name);
  return callables.map((one) => {
    // apart from what is said of it, which may speak of the same names otherwise
    const piece = pieceOf({ ...one, doc: '' }, [signatureText(one.signature)], false);
    return { ...piece, document_id: `${piece.document_id}#signature` };
  });
}

async function fieldsOf(index: Index, { name }: AskedFields): Promise<readonly Piece[]> {
  const meant = await meantBy(index, name);
  return meant.flatMap((one) => {
    const fields = one.metadata.fields_json ?? [];
    return fields.length === 0 ? [] : [pieceOf(one, [fieldsText(fields)], false)];
  });
}

async function tiesOf(index: Index, question: string): Promise<AskedPieces> {
  const asked = askedTie(question);
  const seeds = asked === null ? [] : await seedsOf(index, asked);
  if (asked === null || seeds.length === 0) return whole([]);
  const own = new Map(seeds.map((seed) => [seed.id, seed]));
  const from = ({ src_id, dst_id }: CodeRelation): string => (asked.end === 'src' ? dst_id : src_id);
  const found = await index.relations([...own.keys()], MOST_RELATIONS);
  const relations = found.filter((relation) => asked.rels.includes(relation.rel) && own.has(from(relation)));
  const ids = relations.flatMap(({ src_id, dst_id }) => [src_id, dst_id]);
  const objects = new Map((await index.objects([...new Set(ids)])).map((one) => [one.id, one]));
  const ties = new Map<string, string[]>();
  for (const { src_id, dst_id, rel, metadata } of relations) {
    const name = objects.get(dst_id)?.name;
    if (name !== undefined)
      ties.set(src_id, [...(ties.get(src_id) ?? []), tieText(rel, name, metadata.evidence)]);
  }
  const pieces = [...ties].flatMap(([id, told]) => {
    const object = objects.get(id);
    return object === undefined ? [] : [pieceOf(object, told, asked.rels.includes('imports'))];
  });
  const at = ({ path, start_line }: Piece): string => `${path}:${String(start_line).padStart(7, '0')}`;
  return {
    pieces: pieces.toSorted((one, other) => (at(one) < at(other) ? -1 : 1)).slice(0, MOST_TIED),
    all: pieces.length,
    isWhole: found.length < MOST_RELATIONS,
  };
}
