import type { ReadPlace } from '../../../contract/grounding.ts';
import { languageByScript } from '../../language/script.ts';
import { textHash } from '../../language/text-hash.ts';
import type { AskedItem, Batch, ClaimAndPassages } from './asked-claim.ts';
import { oppositeOf } from './changed-claim.ts';
import { controlsOf } from './controls.ts';

type Draft = Omit<AskedItem, 'id'>;

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

/** MJ5: one call: claims, the opposite of each, and two controls, shuffled. */
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
    ...claims.map(
      ({ text, passages }, at): Draft => ({
        kind: 'opposite',
        at,
        text: oppositeOf(text, material, language),
        passages,
      }),
    ),
    { ...twin, kind: 'true_twin', at: null },
    { ...planted, kind: 'planted_false', at: null },
  ];
  return { language, items: shuffled(drafts, material), passages: eachOnce([...own, ...twin.passages]) };
}
