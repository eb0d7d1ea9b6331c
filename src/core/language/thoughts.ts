const OPENERS = ['<think>', '<thinking>'];
const CLOSER = /<\/think(?:ing)?>/iu;
/** Of the end of a piece that may be the beginning of what closes a thought. */
const LONGEST_CLOSER = '</thinking>'.length;

/** An answer that grows, without what its model thinks aloud before it. Pieces may be cut anywhere. */
export interface Thoughtless {
  /** What of the answer this piece brings: the pieces as they came, where no thought stands before them. */
  write(piece: string): string[];
  /** What was still open. `isCut`: the model was stopped, so that a thought that never ended is none of the answer. */
  end(isCut: boolean): string[];
}

type State = 'undecided' | 'thinking' | 'behind' | 'answering';

function opens(text: string): boolean | undefined {
  const begun = text.trimStart().toLowerCase();
  if (OPENERS.some((opener) => begun.startsWith(opener))) return true;
  return OPENERS.some((opener) => opener.startsWith(begun)) ? undefined : false;
}

/** MR15: takes off a thought (`<think>…</think>`) with which an answer begins. Time is linear in the length. */
export function thoughtless(): Thoughtless {
  let state: State = 'undecided';
  let held: string[] = [];
  let tail = '';
  const behind = (text: string): string[] => {
    const said = text.trimStart();
    state = said === '' ? 'behind' : 'answering';
    return said === '' ? [] : [said];
  };
  const think = (piece: string): string[] => {
    held.push(piece);
    tail = (tail + piece).slice(-(piece.length + LONGEST_CLOSER));
    const closed = CLOSER.exec(tail);
    return closed === null ? [] : behind(tail.slice(closed.index + closed[0].length));
  };
  const decide = (piece: string): string[] => {
    held.push(piece);
    const begun = held.join('');
    const isThought = opens(begun);
    if (isThought === undefined) return [];
    const pieces = held;
    held = [];
    state = isThought ? 'thinking' : 'answering';
    return isThought ? think(begun) : pieces;
  };
  const take = { undecided: decide, thinking: think, behind, answering: (piece: string) => [piece] };
  return {
    write: (piece) => take[state](piece),
    end: (isCut) => (state === 'undecided' || (state === 'thinking' && !isCut) ? held : []),
  };
}

/** The same of a whole answer. */
export function withoutThought(text: string, isCut: boolean): string {
  const filter = thoughtless();
  return [...filter.write(text), ...filter.end(isCut)].join('');
}
