import type { Language } from '../../../contract/language.ts';
import type { ReadPlace } from '../../../contract/grounding.ts';
import { languageByScript } from '../../language/script.ts';
import { textHash } from '../../language/text-hash.ts';
import type { AskedItem, Batch, ClaimAndPassages } from './asked-claim.ts';
import { changesOf } from './changed-claim.ts';
import { controlsOf } from './controls.ts';

type Draft = Omit<AskedItem, 'id'>;

/** The opposite of a claim under which both cannot hold; none where no change of it is sure. */
function oppositeOf(claim: ClaimAndPassages, at: number, material: string, language: Language): Draft[] {
  const other = changesOf(claim.text, material, language).find(({ kind }) => kind !== 'name');
  return other === undefined ? [] : [{ kind: 'opposite', at, text: other.text, passages: claim.passages }];
}

function eachOnce(places: readonly ReadPlace[]): ReadPlace[] {
  return [...new Map(places.map((place) => [place.quote, place])).values()];
}

/** The items in an order that their content decides. */
function shuffled(items: readonly Draft[], seed: string): AskedItem[] {
  return items
    .map((item) => ({ item, key: textHash(`${seed}\n${item.kind}\n${item.text}`) }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }, at) => ({ ...item, id: `q${at + 1}` }));
}

/** MJ5: one call: claims, the opposite of each where one can be made, and two controls, shuffled. */
export function makeBatch(
  claims: readonly ClaimAndPassages[],
  supported: readonly ClaimAndPassages[],
): Batch {
  const language = languageByScript(claims.map(({ text }) => text).join('\n'));
  const own = eachOnce(claims.flatMap(({ passages }) => passages));
  const material = [...claims, ...supported]
    .flatMap(({ text, passages }) => [text, ...passages.map(({ quote }) => quote)])
    .join('\n');
  const { twin, planted } = controlsOf(supported, own, material, language);
  const drafts: Draft[] = [
    ...claims.map((claim, at): Draft => ({ ...claim, kind: 'claim', at })),
    ...claims.flatMap((claim, at) => oppositeOf(claim, at, material, language)),
    { ...twin, kind: 'true_twin', at: null },
    { ...planted, kind: 'planted_false', at: null },
  ];
  return { language, items: shuffled(drafts, material), passages: eachOnce([...own, ...twin.passages]) };
}
