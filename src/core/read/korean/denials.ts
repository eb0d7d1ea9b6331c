/** Stems and words that deny what they stand with. Source: 표준국어대사전, 부정소. */
export const DENYING_STEMS = '않 못하 아니 아니하 없 말 못되 안되';
export const DENYING_WORDS = '안 못 아니';
/** An adjective of a noun and 없: 관계없, 문제없. */
export const DENYING_END = '없';
