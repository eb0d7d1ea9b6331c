import type { Quantity } from '../../../language/quantity.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import type { Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import { figureFound, type Found } from './attribute-ruling.ts';
import { agrees, type Measure, measureOf } from './attribute-units.ts';

/** A number of the evidence that the claim speaks of, by its key or by its value. */
export interface Operand {
  readonly leaf: Leaf;
  readonly measure: Measure;
  /** True where the claim has the value itself, or names the key without a value. */
  readonly said: boolean;
}

type Operation = 'difference' | 'sum' | 'share' | 'product';

const LEFT =
  /^[^.,;\d]{0,14}?(?:남|여유|비어|빈 |빈자리|잔여|더 (?:[가-힣]+ )?(?:수 있|가능)|부족)|^ (?:\w+ ){0,2}(?:left|remain\w*|free|available|unused|to go|short|open)\b/i;
const LEAVES =
  /\b(?:leaves?|leaving|remain\w*|left with|still has|still have|only)\s*(?:\w+ )?$|(?:나머지|잔여|여유|남은)[^.,]{0,12}$/i;
const MORE =
  /^ ?(?:이나 |가량 |정도 |만큼 |도 |씩 |이 |가 |을 |를 )?(?:더|차이|많|적|비싸|비쌉|비싼|싸|싼|쌉|저렴|높|낮|길|짧|크|작|할인|깎|뺀|빠)|^ (?:\w+ ){0,2}(?:more|less|fewer|higher|lower|cheaper|longer|shorter|above|below|off|older|younger|difference|larger|smaller)\b/i;
const TOLD_LESS =
  /\b(?:differ\w*|saves?|saving|cheaper|reduced|discount\w*)\b[^.;]{0,24}$|(?:차이|할인)[^.,]{0,10}$|뺀|빼/i;
const SUM =
  /(?:모두|합쳐|합하|합계|합이|합은|총|전부|다 해|더하|더해|더한|전체)|\b(?:total\w*|altogether|combined|sum|in all|adds? up|together|comes? to|plus)\b/i;
const EACH = /(?:씩|마다|당 |곱)|\b(?:each|per|times|every|a night|a day|a month)\b/i;

/** The numbers that the claim refers to; the cells of lists are held by their rows instead. */
export function operandsOf(
  text: string,
  quantities: readonly Quantity[],
  mentions: readonly Mention[],
  leaves: readonly Leaf[],
): Operand[] {
  const named = new Set<unknown>(mentions.map(({ target }) => target));
  const joined = text.replaceAll(' ', '');
  const all = leaves.flatMap((leaf) => {
    const measure = leaf.listed ? null : measureOf(leaf);
    if (measure === null) return [];
    const said = quantities.some((quantity) => quantity.value !== 0 && agrees(quantity, measure));
    return [{ leaf, measure, said }];
  });
  const isTold = ({ leaf, said }: Operand) => said || named.has(leaf) || isWritten(leaf, joined);
  const told = all.filter(isTold).slice(0, MOST_TOLD);
  return all.filter((one) => isTold(one) || told.some(({ leaf }) => isKin(leaf, one.leaf)));
}

/** A long Korean word of the key stands in the claim, written together or apart. */
function isWritten({ phrases }: Leaf, joined: string): boolean {
  return (phrases[0] ?? []).some((word) => /^[가-힣]{3,}$/.test(word) && joined.includes(word));
}

const MOST_TOLD = 8;

/** Keys of one object that are told apart by a word: throughput, max_throughput; 처리량, 최대처리량. */
function isKin(one: Leaf, other: Leaf): boolean {
  if (one === other || parentPath(one) !== parentPath(other)) return false;
  const [first, second] = [one.phrases[0] ?? [], other.phrases[0] ?? []];
  return first.some((stem) =>
    second.some((word) => word.length > 2 && stem.length > 2 && (word.includes(stem) || stem.includes(word))),
  );
}

function parentPath({ path }: Leaf): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** GR38: a number that the claim words as derived, over two or more values that it refers to; null where it words none so. */
export function checkDerived(
  claim: AttributeClaim,
  quantity: Quantity,
  operands: readonly Operand[],
): Found | null {
  const asked = operationsOf(claim, quantity);
  if (asked.length === 0 || operands.length < 2) return null;
  for (const operation of asked) {
    const made = derive(operation, quantity, operands);
    if (made !== null) return madeFound(quantity, 'supported', made);
  }
  return isRemainder(claim, quantity) ? wrongRemainder(quantity, operands) : null;
}

function operationsOf(claim: AttributeClaim, { start, end, unit }: Quantity): Operation[] {
  const behind = claim.text.slice(end, end + 28);
  const before = claim.text.slice(Math.max(0, start - 36), start);
  const found: Operation[] = [];
  if (
    LEFT.test(behind) ||
    LEAVES.test(before) ||
    MORE.test(behind) ||
    TOLD_LESS.test(before) ||
    /뺀|빼/.test(behind)
  )
    found.push('difference');
  if (SUM.test(claim.text)) found.push('sum');
  if (unit?.dimension === 'ratio' || /절반|\bhalf\b/i.test(claim.text)) found.push('share');
  if (SUM.test(claim.text) || EACH.test(claim.text)) found.push('product');
  if (/뺀|빼|\bminus\b|차이|difference/i.test(claim.text)) found.push('difference');
  return found;
}

function isRemainder(claim: AttributeClaim, { start, end }: Quantity): boolean {
  return (
    LEFT.test(claim.text.slice(end, end + 28)) ||
    LEAVES.test(claim.text.slice(Math.max(0, start - 36), start))
  );
}

interface Made {
  readonly value: number;
  readonly shown: string;
  readonly leaf: Leaf;
}

const SIGNS: Readonly<Record<Operation, string>> = {
  difference: ' - ',
  sum: ' + ',
  share: ' / ',
  product: ' × ',
};

function derive(operation: Operation, quantity: Quantity, operands: readonly Operand[]): Made | null {
  for (const first of operands)
    for (const second of operands) {
      if (first === second || !isPair(operation, first, second) || isIdle(first, second)) continue;
      const value = result(operation, first.measure.value, second.measure.value);
      const unit = operation === 'share' ? null : operation === 'product' ? null : first.measure.unit;
      if (agrees(quantity, { value, unit })) return made(operation, value, [first, second]);
    }
  return operation === 'sum' ? longSum(quantity, operands) : null;
}

/** Three values or more, of which some may be taken away: 84,000 + 3,000 - 12,000. */
function longSum(quantity: Quantity, operands: readonly Operand[]): Made | null {
  const parts = operands.filter(({ measure, said }) => said && !agrees(quantity, measure)).slice(0, 5);
  for (let signs = 0; parts.length > 2 && signs < 1 << parts.length; signs++) {
    const value = parts.reduce(
      (sum, { measure }, at) => sum + (signs & (1 << at) ? -1 : 1) * measure.value,
      0,
    );
    if (agrees(quantity, { value, unit: parts[0]?.measure.unit ?? null })) return made('sum', value, parts);
  }
  return null;
}

function isPair(operation: Operation, first: Operand, second: Operand): boolean {
  if (operation !== 'product' && first.measure.unit?.dimension !== second.measure.unit?.dimension)
    return false;
  if (operation === 'share' || operation === 'difference')
    return first.said || second.said || parentPath(first.leaf) === parentPath(second.leaf);
  return true;
}

/** Nothing is derived where one side adds or takes nothing. */
function isIdle(first: Operand, second: Operand): boolean {
  return first.measure.value === 0 || second.measure.value === 0;
}

function result(operation: Operation, first: number, second: number): number {
  if (operation === 'sum') return first + second;
  if (operation === 'product') return first * second;
  if (operation === 'share') return second === 0 ? Number.NaN : (first / second) * 100;
  return Math.abs(first - second);
}

function made(operation: Operation, value: number, parts: readonly Operand[]): Made {
  const ordered =
    operation === 'difference' ? [...parts].sort((a, b) => b.measure.value - a.measure.value) : parts;
  const shown = ordered.map(({ leaf, measure }) => `${leaf.path} ${measure.value}`).join(SIGNS[operation]);
  return { value, shown: `${shown} = ${Number(value.toPrecision(12))}`, leaf: ordered[0]?.leaf as Leaf };
}

/** The rest of two values that the claim tells, where it tells another one. */
function wrongRemainder(quantity: Quantity, operands: readonly Operand[]): Found | null {
  const told = operands.filter(({ said }) => said);
  const [first, second] = told;
  if (told.length !== 2 || first === undefined || second === undefined) return null;
  if (first.measure.unit?.dimension !== second.measure.unit?.dimension) return null;
  const value = Math.abs(first.measure.value - second.measure.value);
  return madeFound(quantity, 'contradicted', made('difference', value, [first, second]));
}

function madeFound(quantity: Quantity, outcome: Found['outcome'], { leaf, value, shown }: Made): Found {
  return figureFound(outcome, quantity, leaf, { value, derivation: shown });
}
