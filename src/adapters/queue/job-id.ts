import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

let last = 0n;

/** A UUID of version 7: later ones are greater, of one process always, of several as far as their clocks agree. */
export function newJobId(now: number = Date.now()): string {
  // 48 bits of milliseconds and 12 that count on within them.
  const time = BigInt(now) << 12n;
  last = time > last ? time : last + 1n;
  const head = last.toString(16).padStart(15, '0');
  const variantAndChance = randomUUID().slice(19);
  return `${head.slice(0, 8)}-${head.slice(8, 12)}-7${head.slice(12)}-${variantAndChance}`;
}

/** Whether a text can be the id of a job at all. */
export function isJobId(text: string): boolean {
  return UUID.test(text);
}
