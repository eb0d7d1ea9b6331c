import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { switchOf } from './switches.ts';

/** Modules of the product whose functions get a switch when they are loaded; no line of the product knows of it. */
const ROOM = '/src/core/grounding/';
const MODEL = `${ROOM}fitted-model.ts`;
const BOARD = new URL('switchboard.ts', import.meta.url).href;

function exported(url: string): string[] {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  return [...text.matchAll(/^export function (?<name>\w+)/gmu)].map((found) => found.groups?.['name'] ?? '');
}

/** A module that gives what the real one gives, with switches; null where it has none. */
function switched(url: string): string | null {
  const real = JSON.stringify(`${url}?real`);
  const head = `export * from ${real}; import * as real from ${real}; import * as board from ${JSON.stringify(BOARD)};`;
  if (url.endsWith(MODEL)) return `${head} export const probabilityBy = board.wrapModel(real.probabilityBy);`;
  const parts = exported(url).flatMap((name) => {
    const how = switchOf(name);
    return how === null
      ? []
      : [`export const ${name} = board.wrap('${name}', ${JSON.stringify(how.off)}, real.${name});`];
  });
  return parts.length === 0 ? null : head + parts.join(' ');
}

registerHooks({
  load(url, context, next) {
    const source = url.includes(ROOM) && url.endsWith('.ts') ? switched(url) : null;
    return source === null ? next(url, context) : { format: 'module', shortCircuit: true, source };
  },
});
