import type { TableColumn } from './prepared-table.ts';

const QUANTITY =
  /^(?:quantity|quantities|qty|count|counts|pieces|pcs|units|copies|amount ordered)$|수량|개수|갯수/iu;

/** A column that says how many of the thing of its row there are. */
export function isQuantity({ key, kind }: TableColumn): boolean {
  return kind === 'number' && QUANTITY.test(key.replaceAll('_', ' ').trim());
}
