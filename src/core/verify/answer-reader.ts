import type { SaidSoFar } from '../grounding/held.ts';
import { LOOKED_BACK } from '../judge/in-place.ts';
import type { ClaimRead } from '../judge/judge-text.ts';
import { NOTHING_SAID } from '../read/discourse.ts';
import { readOn, type ReadSentence, type ReadSoFar } from '../read/read-text.ts';
import type { Reader } from '../read/reader.ts';

/** The last sentences of what was said, with the title over them. */
function recent(sentences: readonly ReadSentence[]): readonly ReadSentence[] {
  const last = sentences.slice(-LOOKED_BACK);
  const title = sentences.findLast(({ form }) => form === 'title');
  return title === undefined || last.includes(title) ? last : [title, ...last];
}

interface ReadClaim extends ReadSoFar {
  readonly own: readonly ReadSentence[];
}

const NOTHING_READ: ReadClaim = { own: [], sentences: [], discourse: NOTHING_SAID };

/** Reads the claims of an answer in their place, each once, behind those before it. */
export function answerReader(reader: Reader): (claim: string, said: SaidSoFar) => ClaimRead {
  const known = new WeakMap<SaidSoFar, ReadClaim>();
  const read = (said: SaidSoFar): ReadClaim => {
    const waiting: SaidSoFar[] = [];
    for (let at: SaidSoFar | null = said; at !== null && !known.has(at); at = at.before) waiting.push(at);
    for (const one of waiting.reverse()) {
      const before = one.before === null ? null : (known.get(one.before) ?? null);
      const { sentences: own, discourse } = readOn(one.text, reader, before);
      known.set(one, { own, sentences: recent([...(before?.sentences ?? []), ...own]), discourse });
    }
    return known.get(said) ?? NOTHING_READ;
  };
  return (claim, said) => ({
    own: read(said).own,
    from: said.text.length - claim.length,
    before: said.before === null ? [] : read(said.before).sentences,
  });
}
