const DEED =
  /[a-z]{2}ed$|held$|^(?:built|sold|bought|began|begun|made|sent|won|lost|left|met|paid|gave|given|took|taken|wrote|written|chose|found|led|rose|fell|grew|came|went|ran|said|told|kept|brought|taught|spoke|drew|broke|drove|flew|wore|lent|spent)$/iu;

/** What was done: reopened, held. */
export function isDeed(word: string): boolean {
  return DEED.test(word);
}
