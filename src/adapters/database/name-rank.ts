/** Which name of an entity is shown: Korean before English before the id; an alias never. */
export const ALIAS_RANK = 2;
export const ID_RANK = 3;

export function rankOf(language: string | undefined, shown: boolean): number {
  if (!shown) return ALIAS_RANK;
  return language === 'ko' ? 0 : 1;
}
