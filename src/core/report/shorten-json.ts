import { jsonBytes } from './json-bytes.ts';

/** Longest texts and lists of each step. */
const STEPS: readonly (readonly [text: number, list: number])[] = [
  [16_384, 256],
  [4_096, 64],
  [1_024, 16],
  [256, 4],
  [64, 1],
];

function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return `${text.slice(0, end)}…`;
}

function shorter(value: unknown, text: number, list: number): unknown {
  if (typeof value === 'string') return cutText(value, text);
  if (Array.isArray(value)) return value.slice(0, list).map((one) => shorter(one, text, list));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, shorter(one, text, list)] as const);
  return Object.fromEntries(fields);
}

/** RP9: a value whose JSON takes at most so many bytes: its long texts end in `…`, its long lists early. The same where it fits. */
export function shortenJson<T>(value: T, mostBytes: number): T {
  let shown: unknown = value;
  for (const [text, list] of STEPS) {
    if (jsonBytes(shown) <= mostBytes) break;
    shown = shorter(value, text, list);
  }
  return shown as T;
}
