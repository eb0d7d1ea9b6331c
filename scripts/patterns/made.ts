import { pathToFileURL } from 'node:url';
import type { Pattern } from './growth-of.ts';
import type { Making } from './literals.ts';

export interface Made {
  readonly patterns: readonly (Pattern & { readonly file: string })[];
  /** The places that made none while their file was loaded: what they make depends on what comes. */
  readonly open: readonly Making[];
}

const PLACE = /(file:\/\/[^\s()]{1,1000}):(\d+):\d+/;

/**
 * The patterns that files make of texts while they are loaded, and when `afterwards` is called: every `new RegExp` is
 * written down with its place.
 */
export async function patternsMade(
  makings: readonly Making[],
  afterwards: () => Promise<void>,
): Promise<Made> {
  const files = new Map(makings.map(({ file }) => [pathToFileURL(file).href, file]));
  const patterns: (Pattern & { file: string })[] = [];
  const places = new Set<string>();
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct(target, given: ConstructorParameters<RegExpConstructor>) {
      const made = new target(...given);
      const [, url = '', line = ''] =
        PLACE.exec(new Error().stack?.split('\n').slice(2, 3).join('') ?? '') ?? [];
      const file = files.get(url);
      if (file !== undefined) {
        patterns.push({ file, source: made.source, flags: made.flags });
        places.add(`${file}:${line}`);
      }
      return made;
    },
  });
  try {
    for (const url of files.keys()) await import(url);
    await afterwards();
  } finally {
    globalThis.RegExp = native;
  }
  return { patterns, open: makings.filter(({ file, line }) => !places.has(`${file}:${line}`)) };
}
