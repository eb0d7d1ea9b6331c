import { firstText, type Fields, isRecord } from './is-record.ts';

/** Fields of which one holds the text of a passage. */
export const PASSAGE_TEXT = ['page_content', 'pageContent', 'text', 'content'];
const ID = ['evidence_id', 'id'];
const SOURCE = ['uri', 'source', 'url'];

/** What LangChain writes of a document: its fields lie in `kwargs`. */
function unwrapped(given: Fields): Fields {
  return given['lc'] === 1 && isRecord(given['kwargs']) ? given['kwargs'] : given;
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
