import type { Span } from '../../contract/span.ts';
import { type Edit, wayBack } from './fold-edits.ts';
import { CLOSED, JOINING, UNSEEN } from './fold-table.ts';
import { foldInto } from './fold-text.ts';

/** A text that grows, folded piece by piece. */
export interface GrowingFold {
  /** What this piece adds to the folded text. All together are the beginning of the folded whole. */
  add(piece: string): string;
  /** What a span of the folded text quotes of the text as written. Spans are asked for in their order. */
  take(span: Span): { readonly text: string; readonly span: Span };
  /** A span of the folded text so far as a span of the text as written. */
  readonly written: (span: Span) => Span;
}

const JOINS = new RegExp(`^[${JOINING}${UNSEEN}]$`, 'u');
const ENDS_CLOSED = new RegExp(`[${CLOSED}]$`, 'u');
/** Marks that are waited for: no character that is read has more. */
const MOST = 64;
const FIRST_LOW = 0xdc00;
const LAST_LOW = 0xdfff;

/** Where the last character begins, to which marks may still come. */
function openAt(text: string): number {
  if (ENDS_CLOSED.test(text.slice(-1))) return text.length;
  let at = text.length;
  while (at > 0 && text.length - at < MOST) {
    const code = text.charCodeAt(at - 1);
    const size = code >= FIRST_LOW && code <= LAST_LOW ? 2 : 1;
    at = Math.max(0, at - size);
    if (!JOINS.test(text.slice(at, at + size))) break;
  }
  return at;
}

/** TX5: the fold of a text that grows; its last character waits for marks that may come to it. Linear in the text. */
export function growingFold(): GrowingFold {
  const edits: Edit[] = [];
  const written = wayBack(edits);
  let open = '';
  let at = 0;
  let from = 0;
  let kept = '';
  return {
    add(piece) {
      const so = open + piece;
      const cut = openAt(so);
      open = so.slice(cut);
      const text = foldInto(edits, so.slice(0, cut), at, from);
      at += text.length;
      from += cut;
      kept += piece;
      return text;
    },
    take(span) {
      const place = written(span);
      const base = from + open.length - kept.length;
      const text = kept.slice(Math.max(0, place.start - base), place.end - base);
      kept = kept.slice(place.end - base);
      return { text, span: place };
    },
    written,
  };
}
