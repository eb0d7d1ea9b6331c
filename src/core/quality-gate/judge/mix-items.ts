import type { AskedItem } from './asked-item.ts';
import type { ControlItem } from './control-items.ts';
import { textHash } from '../../language/text-hash.ts';

/** The questions with the controls among them, in an order that the seed decides, under new ids. */
export function mixItems(
  items: readonly { readonly id: string; readonly question: string }[],
  controls: readonly ControlItem[],
  seed: string,
): AskedItem[] {
  const all = [
    ...items.map(({ id, question }) => ({ question, item: id })),
    ...controls.map(({ question, expected }) => ({ question, item: null, expected })),
  ];
  return all
    .map((one) => ({ one, key: textHash(`${seed}\n${one.question}`) }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }, at) => ({ ...one, id: `q${at + 1}` }));
}
