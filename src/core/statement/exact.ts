/** An exact rational number in lowest terms; `under` is positive. Decimals, fractions and conversions fit without rounding. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

export const ZERO: Exact = { over: 0n, under: 1n };
export const ONE: Exact = { over: 1n, under: 1n };

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function exact(over: bigint | number, under: bigint | number = 1n): Exact {
  let [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom === 1n) return { over: top, under: bottom };
  if (bottom < 0n) [top, bottom] = [-top, -bottom];
  const divisor = commonDivisor(top, bottom);
  return divisor === 1n ? { over: top, under: bottom } : { over: top / divisor, under: bottom / divisor };
}

/** `12.50`, `1e6`, `4/9`: how lexicons write numbers. */
export function exactFrom(written: string): Exact {
  const [top = '', bottom] = written.split('/');
  if (bottom !== undefined) return divide(exactFrom(top), exactFrom(bottom));
  const [mantissa = '', power = '0'] = top.split('e');
  const [whole = '', part = ''] = mantissa.split('.');
  return multiply(exact(BigInt(whole + part), 10n ** BigInt(part.length)), powerOfTen(Number(power)));
}

export function powerOfTen(power: number): Exact {
  return power < 0 ? { over: 1n, under: 10n ** BigInt(-power) } : { over: 10n ** BigInt(power), under: 1n };
}

export function add(a: Exact, b: Exact): Exact {
  return a.under === b.under && a.under === 1n
    ? { over: a.over + b.over, under: 1n }
    : exact(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function negate(a: Exact): Exact {
  return { over: -a.over, under: a.under };
}

export function subtract(a: Exact, b: Exact): Exact {
  return add(a, negate(b));
}

export function multiply(a: Exact, b: Exact): Exact {
  if (b === ONE) return a;
  return exact(a.over * b.over, a.under * b.under);
}

/** `b` is not zero. */
export function divide(a: Exact, b: Exact): Exact {
  return exact(a.over * b.under, a.under * b.over);
}

/** Below zero where `a` is smaller, zero where both are equal. */
export function order(a: Exact, b: Exact): number {
  if (a === b) return 0;
  const isAlike = a.under === b.under;
  const [left, right] = isAlike ? [a.over, b.over] : [a.over * b.under, b.over * a.under];
  return left < right ? -1 : left > right ? 1 : 0;
}

export function absolute(a: Exact): Exact {
  return a.over < 0n ? negate(a) : a;
}

function isPowerOfTen(under: bigint): number {
  let places = 0;
  for (let power = 1n; places < 24; places++, power *= 10n) if (power % under === 0n) return places;
  return -1;
}

/** `12.5`, `-3`, `14/3` where no decimal ends it. */
export function writeExact(a: Exact): string {
  if (a.under === 1n) return String(a.over);
  const places = isPowerOfTen(a.under);
  if (places < 0) return `${a.over}/${a.under}`;
  const digits = String(((a.over < 0n ? -a.over : a.over) * 10n ** BigInt(places)) / a.under).padStart(
    places + 1,
    '0',
  );
  return `${a.over < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
