import type { Held, Holder, Signals } from '../../src/core/grounding/held.ts';
import type { FittedModel } from '../../src/core/grounding/fitted-model.ts';
import type { Off } from './switches.ts';

/** A part, a rule id or a signal that can be switched off. */
export type Switch =
  | { readonly sort: 'part'; readonly name: string }
  | { readonly sort: 'id'; readonly name: string }
  | { readonly sort: 'signal'; readonly name: string; readonly model: FittedModel; readonly mean: number };

/** A probability that a fitted model gave. */
export interface Given {
  readonly model: FittedModel;
  readonly signals: Signals;
}

let off: Switch | null = null;
let fired = new Set<string>();
let given: Given[] = [];

/** Switches one thing off, or none, and forgets what fired. */
export function switchOff(one: Switch | null): void {
  off = one;
  fired = new Set();
  given = [];
}

/** Parts and rule ids that had something to say since, and what the fitted models were given. */
export function sinceThen(): { readonly fired: ReadonlySet<string>; readonly given: readonly Given[] } {
  return { fired, given };
}

const EMPTY: Held = { evidence_id: '', rulings: [], signals: {}, unsupported: [], read: [] };

function ruleOf(item: unknown): string | null {
  const rule = typeof item === 'object' && item !== null && 'rule' in item ? item.rule : null;
  return typeof rule === 'string' ? rule : null;
}

/** What remains of a list of findings where a rule id is off. */
function withoutRule<T>(items: readonly T[]): readonly T[] {
  for (const item of items) {
    const rule = ruleOf(item);
    if (rule !== null) fired.add(`id ${rule}`);
  }
  return off?.sort === 'id' ? items.filter((item) => ruleOf(item) !== off?.name) : items;
}

function isOff(name: string): boolean {
  return off?.sort === 'part' && off.name === name;
}

function wrapHolder(name: string, holder: Holder): Holder {
  return {
    next(claim) {
      const held = holder.next(claim);
      if (held.probability !== undefined) fired.add(`part ${name}`);
      if (isOff(name)) return { ...EMPTY, evidence_id: held.evidence_id };
      return { ...held, rulings: withoutRule(held.rulings) };
    },
  };
}

type Any = (...given: never[]) => unknown;

const NO_MATCH = { match: null, places: [], facts: [] };
const SILENCE = { match: null, places: [], differences: [], elsewhere: [] };

const SILENT: { readonly [O in Off]: (said: unknown, first: unknown) => unknown } = {
  nothing: (said) => (Array.isArray(said) ? [] : said),
  null: () => null,
  'its first argument': (_said, first) => first,
  'its first argument alone': (_said, first) => [first],
  'what it was given': (_said, first) => (first as { readonly held: unknown }).held,
  'no holder': (said) => said,
  'no word': (said) => ({ ...EMPTY, evidence_id: (said as Held).evidence_id }),
  'no match': () => NO_MATCH,
  silence: () => SILENCE,
  'one silence': () => [SILENCE],
  unbound: () => 'unbound',
  'nothing left': () => ({ left: [], none: false }),
  yes: () => true,
  no: () => false,
};

function isSilent(item: unknown): boolean {
  if (item === null || item === undefined) return true;
  if (Array.isArray(item)) return item.every(isSilent);
  if (typeof item !== 'object') return false;
  return 'match' in item ? item.match === null : 'none' in item && item.none === false && isNone(item);
}

function isNone(item: object): boolean {
  return 'left' in item && Array.isArray(item.left) && item.left.length === 0;
}

/** True where the part said no more than it says when it is off. */
function saysNothing(said: unknown, silent: unknown): boolean {
  if (said === silent || isSilent(said)) return true;
  const [one, ...others] = Array.isArray(silent) && Array.isArray(said) ? said : [];
  return one !== undefined && others.length === 0 && one === (silent as unknown[])[0];
}

/** The function with a switch. */
export function wrap(name: string, how: Off, real: Any): Any {
  return (...args: never[]) => {
    const said = real(...args);
    if (how === 'no holder') return wrapHolder(name, said as Holder);
    const silent = SILENT[how](said, args[0]);
    if (!saysNothing(said, silent)) fired.add(`part ${name}`);
    if (isOff(name)) return silent;
    return Array.isArray(said) ? withoutRule(said) : said;
  };
}

/** `probabilityBy` with a switch for each signal: off, it has its mean. */
export function wrapModel(real: (model: FittedModel, signals: Signals) => number) {
  return (model: FittedModel, signals: Signals): number => {
    given.push({ model, signals });
    if (off?.sort !== 'signal' || off.model !== model) return real(model, signals);
    return real(model, { ...signals, [off.name]: off.mean });
  };
}
