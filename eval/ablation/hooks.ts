import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { partName, type Room, ROOMS, switchOf } from './switches.ts';

/** Modules of the product whose functions get a switch when they are loaded; no line of the product knows of it. */
const MODEL = '/src/core/grounding/fitted-model.ts';
const BOARD = new URL('switchboard.ts', import.meta.url).href;

function roomOf(url: string): Room | null {
  return (url.endsWith('.ts') ? ROOMS.find((room) => url.includes(`/src/core/${room}/`)) : null) ?? null;
}

/** Functions, and constants that are operators. */
const EXPORTED = /^export (?:function (?<name>\w+)|const (?<operator>\w+): Operator\b)/gmu;

function exported(url: string): string[] {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  return [...text.matchAll(EXPORTED)].map(({ groups }) => groups?.['name'] ?? groups?.['operator'] ?? '');
}

/** A module that gives what the real one gives, with switches; null where it has none. */
function switched(url: string, room: Room): string | null {
  const real = JSON.stringify(`${url}?real`);
  const head = `export * from ${real}; import * as real from ${real}; import * as board from ${JSON.stringify(BOARD)};`;
  if (url.endsWith(MODEL)) return `${head} export const probabilityBy = board.wrapModel(real.probabilityBy);`;
  const parts = exported(url).flatMap((name) => {
    const how = switchOf(room, name);
    const part = partName(room, name);
    return how === null
      ? []
      : [`export const ${name} = board.wrap('${part}', ${JSON.stringify(how.off)}, real.${name});`];
  });
  return parts.length === 0 ? null : head + parts.join(' ');
}

registerHooks({
  load(url, context, next) {
    const room = roomOf(url);
    const source = room === null ? null : switched(url, room);
    return source === null ? next(url, context) : { format: 'module', shortCircuit: true, source };
  },
});
