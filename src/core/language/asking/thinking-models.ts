import { THINKING_FAMILIES, THINKING_PARTS, type ThinkingFamily } from './thinking-families.ts';

const ANYWHERE = new Set(THINKING_PARTS.split('|'));
const VERSION = /^\d+(?:\.\d+)?(?![a-z])/;
/** Behind a digit or a hyphen the name itself has ended. */
const GOES_ON = /^[a-z]/;

function isOf(name: string, { names, from, except }: ThinkingFamily): boolean {
  if (except?.split('|').some((part) => name.includes(part)) === true) return false;
  return names.split('|').some((begins) => {
    if (!name.startsWith(begins)) return false;
    const rest = name.slice(begins.length);
    return from === undefined ? !GOES_ON.test(rest) : Number(VERSION.exec(rest)?.[0] ?? -1) >= from;
  });
}

/**
 * True for a model that is known by name to think. What stands before the last `/` is who offers it. Of a name that is not
 * listed the first answer tells, where its thought used up its tokens.
 */
export function thinksByName(model: string): boolean {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
  const [, ...parts] = name.split(/[-_.:]/u);
  return parts.some((part) => ANYWHERE.has(part)) || THINKING_FAMILIES.some((family) => isOf(name, family));
}
