import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import type { AskedFields } from '../../language/asked-fields.ts';
import type { AskedSignature } from '../../language/asked-signature.ts';
import { type AskedTie, askedTie } from '../../language/asked-tie.ts';
import { isNamed } from './named-passages.ts';

const FIELDS = 'fields: ';
const SIGNATURE = 'signature: ';
/** What makes a thing of a class. */
const MAKER = /\.(?:constructor|__init__)$/;
const FILE_END = /\.(?:[cm]?[jt]sx?|py|java|go|sql|prisma)$/i;

/** Whether an object of this name is meant by a name that a question writes: `TextIndex.search` by `search`. */
export function isMeant(name: string, asked: string): boolean {
  const [one, other] = [name.toLowerCase(), asked.replace(FILE_END, '').toLowerCase()];
  return one === other || one.endsWith(`.${other}`) || one.endsWith(`/${other}`);
}

/** A tie in words: `calls: readQuery (src/a.ts:12)`. */
export function tieText(rel: string, name: string, place: string): string {
  return `${rel}: ${name} (${place})`;
}

/** The fields of a thing in words, as its document has them. */
export function fieldsText(
  fields: readonly { readonly name: string; readonly type: string | null }[],
): string {
  const told = fields.map(({ name, type }) => (type === null || type === '' ? name : `${name}: ${type}`));
  return `${FIELDS}${told.join(', ')}`;
}

/** LP27: whether a tie of a piece of evidence tells the fields that were asked for. */
export function isFieldsAsked({ name }: AskedFields, { object }: AskEvidence, tie: string): boolean {
  return object !== null && tie.startsWith(FIELDS) && isMeant(object.name, name);
}

/** What a thing takes and gives back, in words. */
export function signatureText(signature: string): string {
  return `${SIGNATURE}${signature}`;
}

/** LP28: whether a tie of a piece of evidence tells the signature that was asked for. */
export function isSignatureAsked({ name }: AskedSignature, { object }: AskEvidence, tie: string): boolean {
  if (object === null || !tie.startsWith(SIGNATURE)) return false;
  return isMeant(object.name.replace(MAKER, ''), name) || isMeant(object.name, name);
}

/** The name in a tie that a question asks for; null where it asks for another. */
function nameIn(tie: string, { rels }: AskedTie): string | null {
  const found = /^([a-z_]+): (\S+) \(\S+\)$/u.exec(tie);
  return found !== null && rels.some((rel) => rel === found[1]) ? (found[2] ?? null) : null;
}

/** LP26: whether a tie of a piece of evidence is one that was asked for. */
export function isTieAsked(asked: AskedTie, { object }: AskEvidence, tie: string): boolean {
  const name = nameIn(tie, asked);
  if (name === null || object === null) return false;
  return isMeant(asked.end === 'src' ? name : object.name, asked.name);
}

/** Things that stand at the other end of the ties that were asked for. */
export function tiedNames(asked: AskedTie, evidence: readonly AskEvidence[]): readonly string[] {
  return evidence.flatMap((one) => {
    const ties = (one.object?.ties ?? []).filter((tie) => isTieAsked(asked, one, tie));
    if (ties.length === 0) return [];
    return asked.end === 'src'
      ? [one.object?.name ?? one.title]
      : ties.flatMap((tie) => nameIn(tie, asked) ?? []);
  });
}

/** LP26: the ties that a question asks for; null where it asks for none, or its name is no more than a plain word. */
export function tieAsked(question: string, evidence: readonly AskEvidence[]): AskedTie | null {
  const asked = askedTie(question);
  if (asked === null || asked.isSure) return asked;
  const isThere = evidence.some((one) => isNamed(one, asked.name)) || tiedNames(asked, evidence).length > 0;
  return isThere ? asked : null;
}
