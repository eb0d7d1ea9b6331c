import type { Language } from '../../../contract/language.ts';
import type { ReadPlace } from '../../../contract/grounding.ts';
import { sentences } from '../../language/sentences.ts';
import { steers } from '../../language/steering-words.ts';
import { textHash } from '../../language/text-hash.ts';
import { PLANTED_PAIRS } from '../model-tier/model-planted-faults.ts';
import type { ClaimAndPassages } from './asked-claim.ts';
import { changesOf } from './changed-claim.ts';

/** One claim that the evidence says and its twin that is planted false: a model that reads tells them apart. */
export interface Controls {
  readonly twin: ClaimAndPassages;
  readonly planted: ClaimAndPassages;
}

/** A sentence of less says too little, of more too much, to be a claim. */
const LENGTHS = { least: 12, most: 240 };

function sentencesOf(passage: ReadPlace): ClaimAndPassages[] {
  return sentences(passage.quote)
    .filter(
      ({ kind, start, end }) =>
        kind === 'prose' && end - start >= LENGTHS.least && end - start <= LENGTHS.most,
    )
    .map(({ start, end }) => ({ text: passage.quote.slice(start, end), passages: [passage] }))
    .filter(({ text }) => !text.includes('?') && !steers(text));
}

function chosen<T>(all: readonly T[], seed: number): T | undefined {
  return all[seed % Math.max(1, all.length)];
}

/** Where nothing of the answer can be changed surely: a passage of our own. */
function fixed(language: Language): Controls {
  const { premise, mended, fault } = PLANTED_PAIRS.find((pair) => pair.language === language) ?? {
    premise: '',
    mended: '',
    fault: '',
  };
  const span = { start: 0, end: premise.length };
  const passages = [{ evidence_id: '', span, path: null, quote: premise }];
  return { twin: { text: mended, passages }, planted: { text: fault, passages } };
}

/**
 * MJ6: the controls of a call, made from claims of the answer that the rules support, else from sentences of the passages.
 * Which of them, and what is changed in it, the seed of the content decides.
 */
export function controlsOf(
  supported: readonly ClaimAndPassages[],
  passages: readonly ReadPlace[],
  material: string,
  language: Language,
): Controls {
  const seed = textHash(material);
  for (const sources of [supported, passages.flatMap(sentencesOf)]) {
    const changeable = sources.flatMap((twin) => {
      const changes = changesOf(twin.text, material, language);
      return changes.length === 0 ? [] : [{ twin, changes }];
    });
    const one = chosen(changeable, seed);
    const change = one === undefined ? undefined : chosen(one.changes, textHash(`${seed}`));
    if (one !== undefined && change !== undefined)
      return { twin: one.twin, planted: { text: change.text, passages: one.twin.passages } };
  }
  return fixed(language);
}
