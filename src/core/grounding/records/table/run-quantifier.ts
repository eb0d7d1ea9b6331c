import type { Cue, Slot } from './claim-reading.ts';
import { joinedGroups } from './joined.ts';
import type { Program } from './program.ts';
import { boundMentions, namesOne, nounAfter } from './run-count.ts';
import {
  cellsOf,
  cuesOf,
  type Context,
  isScope,
  overlap,
  rivalsOf,
  rowsOf,
  rowsOfAny,
  selection,
  shownWhere,
  slotsBeside,
} from './scope.ts';

function isWithin(rows: readonly number[], others: readonly number[]): boolean {
  const set = new Set(others);
  return rows.every((row) => set.has(row));
}

/** The one that alone is so: before `is the only`, after a leading `only`, before 뿐 and 만. */
function subjectOf({ claim }: Context, slots: readonly Slot[], cue: Cue): Slot | null {
  const korean = /[가-힣]/.test(claim.words[cue.from]?.lower ?? '');
  const inside =
    slots.find((slot) => overlap(slot, cue)) ?? slots.filter((slot) => slot.to === cue.from).at(-1);
  if (korean) return inside ?? slots[0] ?? null;
  const before = slots.filter((slot) => slot.to <= cue.from);
  return before[0] ?? slots.find((slot) => slot.from >= cue.to) ?? null;
}

/** No other row is so. */
export function runOnly(context: Context): Program[] {
  const { claim } = context;
  return cuesOf(context, 'only').flatMap((cue): Program[] => {
    if (claim.numbers.some(({ from }) => from === cue.to)) return [];
    const korean = /[가-힣]/.test(claim.words[cue.from]?.lower ?? '');
    const slots = korean ? claim.slots : slotsBeside(context, [cue]);
    const subject = subjectOf(context, slots, cue);
    const subjects = joinedGroups(context, slots).find((group) => group.some((one) => one === subject)) ?? [];
    const said = slots.filter((slot) => !subjects.includes(slot));
    if (subject === null || said.length === 0) return [];
    const rows = rowsOf(context, said);
    const named = subjects.map((one) => selection(context, one));
    const whole =
      subjects.length < 2 || named.every(({ rows: own }) => own.some((row) => rows.includes(row)));
    const met =
      rows.length > 0 &&
      whole &&
      isWithin(
        rows,
        named.flatMap(({ rows: own }) => own),
      );
    if (!met && rivalsOf(context, said).length > 1) return [];
    return [
      {
        operation: 'only',
        holds: claim.negated && !cuesOf(context, 'none').length ? !met : met,
        used: [
          cue,
          ...nounAfter(context, cue.to),
          ...slots,
          ...boundMentions(context, slots),
          ...cuesOf(context, 'none', 'not'),
        ],
        doubt: 0.1 + (rows.length === 0 ? 0.3 : 0),
        derivation: `count(rows where ${shownWhere(context, said)}) = ${rows.length}, only where ${named.map(({ shown }) => shown).join(' or ')}`,
        cells: cellsOf(rows, selection(context, said[0] ?? subject).column),
        wrong: met ? [] : [cue],
      },
    ];
  });
}

/** What narrows the rows and what is said of all of them. */
function split(context: Context, slots: readonly Slot[], cue: Cue): { scope: Slot[]; said: Slot[] } {
  const scoped = slots.filter(
    (slot) => slot.kind !== 'number' && (isScope(context, slot) || slot.from === cue.to) && slots.length > 1,
  );
  const [first] = slots;
  const scope =
    scoped.length === slots.length
      ? scoped.slice(0, -1)
      : scoped.length > 0
        ? scoped
        : slots.length > 1 && first !== undefined && first.kind === 'text'
          ? [first]
          : [];
  return { scope, said: slots.filter((slot) => !scope.includes(slot)) };
}

/** Doubt about `all` and `most`: over one row, or of what one row alone can be. */
function doubtOfScope(
  context: Context,
  all: readonly number[],
  scope: readonly Slot[],
  said: readonly Slot[],
): number {
  return (all.length < 2 ? 0.3 : 0) + (scope.length === 0 && namesOne(context, said) ? 0.4 : 0);
}

/** All, most or none of the rows in scope are so. */
function runShare(context: Context, cue: Cue, operation: 'all' | 'most' | 'none'): Program[] {
  const slots = slotsBeside(context, [cue]);
  if (slots.length === 0) return [];
  const { scope, said } = operation === 'none' ? { scope: [], said: slots } : split(context, slots, cue);
  if (said.length === 0) return [];
  const all = rowsOfAny(context, scope);
  const those = rowsOfAny(context, [...scope, ...said]);
  const met =
    operation === 'none'
      ? those.length === 0
      : operation === 'all'
        ? all.length > 0 && those.length === all.length
        : those.length * 2 > all.length;
  const others = cuesOf(context, 'not').filter((one) => !overlap(one, cue));
  const turned = operation !== 'none' && others.length % 2 === 1;
  const where = scope.length === 0 ? 'rows' : `rows where ${shownWhere(context, scope)}`;
  const unread = said.some((slot) => selection(context, slot).rows.length === 0 && slot.bound === null);
  return [
    {
      operation,
      holds: turned ? !met : met,
      used: [
        cue,
        ...nounAfter(context, cue.to),
        ...slots,
        ...boundMentions(context, slots),
        ...cuesOf(context, 'not'),
      ],
      doubt: 0.1 + (unread ? 0.4 : 0) + (operation === 'none' ? 0 : doubtOfScope(context, all, scope, said)),
      derivation: `${operation}(${where} have ${shownWhere(context, said)}): ${those.length} of ${all.length}`,
      cells: cellsOf(
        operation === 'all'
          ? all
              .filter((row) => !those.includes(row))
              .slice(0, 3)
              .concat(those)
          : those,
        selection(context, said[0] ?? (slots[0] as Slot)).column,
      ),
      wrong: met ? [] : [cue],
    },
  ];
}

export function runQuantifiers(context: Context): Program[] {
  return [
    ...cuesOf(context, 'all').flatMap((cue) => runShare(context, cue, 'all')),
    ...cuesOf(context, 'none').flatMap((cue) => runShare(context, cue, 'none')),
    ...cuesOf(context, 'most of').flatMap((cue) => runShare(context, cue, 'most')),
  ];
}
