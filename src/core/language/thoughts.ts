const OPENERS = ['<think>', '<thinking>'];
const OPENER = /<think(?:ing)?>/iu;
const CLOSER = /<\/think(?:ing)?>/iu;
/** The end of a thought that no tag opened. One behind a quotation mark, a bracket or a sign of code is spoken of. */
export const UNOPENED_END = /(?<!["'`“‘「『(\\])<\/think(?:ing)?>/iu;
/** Of the end of a piece that may be the beginning of what closes a thought, with the sign before it. */
const LONGEST_CLOSER = '</thinking>'.length + 1;
/** In place of what was cut off before a tail: a tag directly behind it was looked at before. */
const CUT = '"';

/** An answer that grows, without what its model thinks aloud before it. Pieces may be cut anywhere. */
export interface Thoughtless {
  /** What of the answer this piece brings: the pieces as they came, where no thought stands before them. */
  write(piece: string): string[];
  /** What was still open. `isCut`: the model was stopped, so that a thought that never ended is none of the answer. */
  end(isCut: boolean): string[];
  /** True where a thought ended that no tag had opened. */
  beganWithin(): boolean;
}

/**
 * Whether the answers of a model may begin within a thought, as where its server writes the opening tag itself. `unknown`
 * and `yes` hold an answer back until its thought has ended, or it has.
 */
export type BeginsWithin = 'no' | 'unknown' | 'yes';

type State = 'undecided' | 'thinking' | 'waiting' | 'behind' | 'answering';

function opens(text: string): boolean | undefined {
  const begun = text.trimStart().toLowerCase();
  if (OPENERS.some((opener) => begun.startsWith(opener))) return true;
  return OPENERS.some((opener) => opener.startsWith(begun)) ? undefined : false;
}

/** Where the answer begins behind a thought that no tag opened; null where there is none. The first such tag decides. */
function answerAfter(text: string): number | null {
  const closer = UNOPENED_END.exec(text);
  if (closer === null) return null;
  const before = text.slice(0, closer.index);
  const isInCode = before.split('```').length % 2 === 0;
  return isInCode || OPENER.test(before) ? null : closer.index + closer[0].length;
}

/** MR15: takes off a thought (`<think>…</think>`) with which an answer begins. Time is linear in the length. */
export function thoughtless(begins: BeginsWithin = 'no'): Thoughtless {
  let state: State = 'undecided';
  const held: string[] = [];
  let tail = '';
  let isWithin = false;
  const behind = (text: string): string[] => {
    const said = text.trimStart();
    state = said === '' ? 'behind' : 'answering';
    return said === '' ? [] : [said];
  };
  const look = (piece: string): void => {
    const most = piece.length + LONGEST_CLOSER;
    const all = tail + piece;
    tail = all.length > most ? CUT + all.slice(-most) : all;
  };
  const think = (piece: string): string[] => {
    held.push(piece);
    look(piece);
    const closed = CLOSER.exec(tail);
    return closed === null ? [] : behind(tail.slice(closed.index + closed[0].length));
  };
  const wait = (piece: string): string[] => {
    held.push(piece);
    look(piece);
    if (!UNOPENED_END.test(tail)) return [];
    const text = held.join('');
    const from = answerAfter(text);
    if (from === null) {
      state = 'answering';
      return held.splice(0);
    }
    isWithin = true;
    return behind(text.slice(from));
  };
  const decide = (piece: string): string[] => {
    held.push(piece);
    const begun = held.join('');
    const isThought = opens(begun);
    if (isThought === undefined) return [];
    const pieces = held.splice(0);
    state = isThought ? 'thinking' : begins === 'no' ? 'answering' : 'waiting';
    return pieces.flatMap((one) => take[state](one));
  };
  const take: Readonly<Record<State, (piece: string) => string[]>> = {
    undecided: decide,
    thinking: think,
    waiting: wait,
    behind,
    answering: (piece: string) => [piece],
  };
  const isOfAnswer = (isCut: boolean): boolean =>
    state === 'undecided' ||
    (state === 'thinking' && !isCut) ||
    (state === 'waiting' && !(isCut && begins === 'yes'));
  return {
    write: (piece) => take[state](piece),
    end: (isCut) => (isOfAnswer(isCut) ? held : []),
    beganWithin: () => isWithin,
  };
}

/** Characters at the beginning of a text that are a thought which no tag opened; 0 where there is none. */
export function unopenedThought(text: string): number {
  const from = answerAfter(text);
  return from === null ? 0 : text.length - text.slice(from).trimStart().length;
}

/** True where a text may be one that begins within a thought. */
export function mayBeginWithin(text: string): boolean {
  return answerAfter(text) !== null;
}
