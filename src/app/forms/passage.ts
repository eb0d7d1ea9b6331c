import { firstText, type Fields, isRecord } from './is-record.ts';

/** Fields of which one holds the text of a passage. */
export const PASSAGE_TEXT = ['page_content', 'pageContent', 'text', 'content'];
const ID = ['evidence_id', 'id'];
const SOURCE = ['uri', 'source', 'url'];

/** What LangChain writes of a document: its fields lie in `kwargs`. */
function unwrapped(given: Fields): Fields {
  return given['lc'] === 1 && isRecord(given['kwargs']) ? given['kwargs'] : given;
}

/** Beside its text a passage says where it is from, and nothing else; a record does. */
const BESIDE: ReadonlySet<string> = new Set([...ID, ...SOURCE, 'metadata', 'score']);

function isPassage(given: unknown): given is Fields {
  if (!isRecord(given)) return false;
  const passage = unwrapped(given);
  const [name, ...others] = PASSAGE_TEXT.filter((one) => passage[one] !== undefined);
  if (name === undefined || others.length > 0 || firstText(passage, [name]) === undefined) return false;
  const isLangChain = name === 'page_content' || name === 'pageContent';
  return isLangChain || Object.keys(passage).every((one) => one === name || BESIDE.has(one));
}

/** The passages that the data of a file are: one, a list, or a list under its only name; null for any other data. */
export function passagesOf(data: unknown): readonly Fields[] | null {
  if (isPassage(data)) return [data];
  const [list, ...others]: readonly unknown[] = isRecord(data) ? Object.values(data) : [data];
  if (others.length > 0 || !Array.isArray(list) || list.length === 0) return null;
  return list.every(isPassage) ? list : null;
}

/** A document of LangChain, or a passage with `text` or `content`, as a piece of evidence; anything else as it is. */
export function asEvidence(given: unknown): unknown {
  if (!isRecord(given) || given['data'] !== undefined) return given;
  const passage = unwrapped(given);
  const data = firstText(passage, PASSAGE_TEXT);
  if (data === undefined) return given;
  const { metadata } = passage;
  const more = isRecord(metadata) ? metadata : {};
  const uri = firstText(passage, SOURCE) ?? firstText(more, SOURCE);
  const evidence_id = firstText(passage, ID) ?? firstText(more, ID) ?? uri;
  return {
    ...(evidence_id === undefined ? {} : { evidence_id }),
    type: 'document',
    ...(uri === undefined ? {} : { uri }),
    data,
  };
}
