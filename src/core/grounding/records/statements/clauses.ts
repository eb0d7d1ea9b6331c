import type { Word } from '../table/word.ts';
import { type Clause, type Sentence, within } from './sentence.ts';

type Mark = Clause['after'];

const STRONG = /^(?:but|while|whereas|although|though|since|because|however|yet|so|whilst)$/u;
const JOINT = /^(?:and|which|who|whose|with|including|plus|then)$/u;
const KOREAN_END = /(?:[가-힣](?:고|며|으며|지만|는데|은데|인데|으니|니까|라서|해서|어서|므로|이라|나))$/u;
/** 머그컵 1개와 텀블러 2개: a thing with its count, then another. */
const KOREAN_COUNTED =
  /(?:\d|(?<![가-힣])(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)) ?(?:개|명|대|권|장|벌|병|잔|켤레|자루|상자|마리|송이|그루)(?:와|과|하고|이랑|랑)$/u;
const KOREAN_JOINT = /^(?:그리고|반면|하지만|그러나|또|또한|나머지는|나머지)$/u;

interface Edge {
  readonly at: number;
  readonly mark: Mark;
}

function markAt(text: string, words: readonly Word[], at: number): Mark | null {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined) return null;
  const gap = text.slice(before.end, word.start);
  if (/[:]\s/u.test(gap)) return 'colon';
  if (/[;.!?—–]/u.test(gap) || STRONG.test(word.lower) || KOREAN_JOINT.test(word.lower)) return 'strong';
  if (KOREAN_END.test(before.lower) && before.kind !== 'number') return 'strong';
  if (/,/u.test(gap)) return 'comma';
  if (KOREAN_COUNTED.test(text.slice(Math.max(0, before.end - 9), before.end))) return 'joint';
  return JOINT.test(word.lower) ? 'joint' : null;
}

/** Words at which a new clause may begin. */
export function edgesOf({ text, words }: Sentence): Edge[] {
  return words.flatMap((_, at): Edge[] => {
    const mark = at === 0 ? null : markAt(text, words, at);
    return mark === null ? [] : [{ at, mark }];
  });
}

function clauseOf(sentence: Sentence, from: number, to: number, after: Mark): Clause {
  const { text, words } = sentence;
  const place = { from, to };
  return {
    ...sentence,
    ...place,
    after,
    said: text.slice(words[from]?.start ?? 0, words[to]?.start ?? text.length),
    names: within(sentence.names, place),
    figures: within(sentence.figures, place),
    columns: within(sentence.columns, place),
    cues: within(sentence.cues, place),
    states: within(sentence.states, place),
    known: within(sentence.known, place),
  };
}

/** Edges inside a name, a number or a state are none. */
function isOpen({ names, figures, states, known }: Sentence, { at }: Edge): boolean {
  return [...names, ...figures, ...states, ...known].every(({ from, to }) => at <= from || at >= to);
}

function cut(sentence: Sentence, edges: readonly Edge[]): Clause[] {
  const starts = [{ at: 0, mark: 'start' as Mark }, ...edges];
  return starts.map(({ at, mark }, next) =>
    clauseOf(sentence, at, starts[next + 1]?.at ?? sentence.words.length, mark),
  );
}

const WAYS: readonly (readonly Mark[])[] = [
  [],
  ['strong', 'colon'],
  ['strong', 'colon', 'joint'],
  ['strong', 'colon', 'comma'],
  ['strong', 'colon', 'comma', 'joint'],
];

/** The ways to take a sentence as clauses, the coarsest first. */
export function waysToCut(sentence: Sentence): Clause[][] {
  const edges = edgesOf(sentence).filter((edge) => isOpen(sentence, edge));
  const seen = new Set<number>();
  return WAYS.flatMap((marks) => {
    const kept = edges.filter(({ mark }) => marks.includes(mark));
    if (seen.has(kept.length)) return [];
    seen.add(kept.length);
    return [cut(sentence, kept)];
  });
}
