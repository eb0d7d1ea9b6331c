import { findPeriods } from '../../language/find-periods.ts';
import { findQuantities } from '../../language/find-quantities.ts';

const DIGITS = /\d[\d,]*(?:\.\d+)?/gu;

/** The numbers of a text: as they are written in digits, and all values, those in words too. */
export interface NumberKeys {
  readonly digits: readonly string[];
  readonly values: ReadonlySet<string>;
}

function key(digits: string): string {
  const plain = digits.replaceAll(',', '');
  return String(Number(plain));
}

export function numberKeys(text: string): NumberKeys {
  const digits = (text.match(DIGITS) ?? []).map(key);
  const quantities = findQuantities(text, findPeriods(text));
  return { digits, values: new Set([...digits, ...quantities.map(({ value }) => String(value))]) };
}

/** Numbers in digits of one text of which the other says nothing, each as often as it is short of them. */
export function missingNumbers(one: NumberKeys, other: NumberKeys): string[] {
  const left = [...other.digits];
  return one.digits.filter((digit) => {
    const at = left.indexOf(digit);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !(other.values.has(digit) && !other.digits.includes(digit));
  });
}
