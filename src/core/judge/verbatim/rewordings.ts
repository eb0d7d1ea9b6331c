import { OBLIGING, OBLIGING_VERBS } from '../../lexicon/repetition-words.ts';
import type { Unit } from './unit.ts';
import { isLed, unfronted } from './fronted.ts';
import { isNaming, isOwnership, namingEnd, namingStart } from './naming.ts';
import { isFinite } from './predicates.ts';

/** Another order of the same words; what it may be held against. */
export interface Rewording {
  readonly units: readonly Unit[];
  /** `said`: what is told; `ordered`: what is told to do; `aside`: what stands beside a noun; `done`: a clause without whom it is about. */
  readonly kind: 'said' | 'ordered' | 'aside' | 'done';
}

/** Tells whether the evidence has the whole name, and calls nothing else by the part of it that is kept. */
type IsNamedAlone = (name: readonly Unit[], kept: readonly Unit[]) => boolean;

const ONLY = 'only';

/** `written` of `written consent` as well. */
function isPart(unit: Unit | undefined): boolean {
  return isNaming(unit) || unit?.token.relation === 'amod';
}

/** The word in another form, or another small word in its place. */
function formed(unit: Unit, lemma: string, upos: string, marks: string): Unit {
  const form = upos === 'ADP' ? lemma : null;
  return {
    ...unit,
    lemma,
    form,
    marks,
    negative: false,
    value: null,
    token: { ...unit.token, lemma, upos, form: lemma },
  };
}

function asVerb(unit: Unit, marks: string): Unit {
  return { ...unit, form: null, marks, token: { ...unit.token, upos: 'VERB' } };
}

/** Where the first verb with its auxiliaries begins and where it stands. */
interface VerbGroup {
  readonly start: number;
  readonly at: number;
}

function verbGroup(units: readonly Unit[]): VerbGroup | null {
  const start = units.findIndex((unit, at) => unit.token.upos === 'AUX' || isFinite(units, at));
  if (start <= 0) return null;
  let at = start;
  for (let place = start; place < units.length; place += 1) {
    const unit = units[place];
    if (unit?.token.upos === 'VERB') {
      at = place;
      break;
    }
    if (
      unit === undefined ||
      !(unit.token.upos === 'AUX' || unit.token.upos === 'ADV' || unit.token.upos === 'PART')
    )
      return null;
  }
  return units[at]?.token.upos === 'VERB' ? { start, at } : null;
}

function phraseEndsFrom(units: readonly Unit[], from: number): readonly number[] {
  const found: number[] = [];
  for (let end = from + 1; end <= units.length; end += 1) {
    const next = units[end];
    if (next === undefined || next.comma || isLed(next) || next.token.upos === 'ADV') found.push(end);
  }
  return found;
}

/** `X was led by Y in May`: `Y led X in May`. */
function actives(units: readonly Unit[]): readonly Rewording[] {
  const group = verbGroup(units);
  if (group === null) return [];
  const { start, at } = group;
  const be = units[at - 1];
  const verb = units[at];
  if (be?.lemma !== 'be' || verb === undefined || verb.token.xpos !== 'VBN') return [];
  const before = units.slice(start, at - 1);
  const marks = before.length === 0 ? be.marks : be.marks === 'VBN' ? 'VBN' : 'VB';
  const own = [...before, asVerb(verb, marks)];
  const subject = units.slice(0, start);
  const by = units.findIndex(({ lemma }, place) => place > at && lemma === 'by');
  const isOnly = units[by - 1]?.lemma === ONLY;
  const behind = units.slice(at + 1, isOnly ? by - 1 : by);
  const [tied] = behind;
  const stranded =
    tied !== undefined && behind.length === 1 && isLed(tied) && tied.value === null ? behind : [];
  if (by < 0)
    return before.some(({ negative }) => negative)
      ? []
      : [{ units: [...own, ...subject, ...units.slice(at + 1)], kind: 'done' }];
  return phraseEndsFrom(units, by + 1).map((end) => ({
    units: [
      ...units.slice(isOnly ? by - 1 : by, by),
      ...units.slice(by + 1, end),
      ...own,
      ...stranded,
      ...subject,
      ...(stranded.length > 0 ? [] : behind),
      ...units.slice(end),
    ],
    kind: 'said' as const,
  }));
}

/** `Y led X in May`: `X was led by Y in May`. */
function passives(units: readonly Unit[]): readonly Rewording[] {
  const group = verbGroup(units);
  if (group === null) return [];
  const { start, at } = group;
  const verb = units[at];
  const next = units[at + 1];
  if (verb === undefined || next === undefined || units[at - 1]?.lemma === 'be') return [];
  const tied = isLed(next) && next.value === null ? [next] : [];
  const from = at + 1 + tied.length;
  if (!isPart(units[from])) return [];
  const before = units.slice(start, at);
  const done = [...before, formed(verb, 'be', 'AUX', verb.marks), asVerb(verb, 'VBN')];
  const by = [formed(verb, 'by', 'ADP', ''), ...units.slice(0, start)];
  return phraseEndsFrom(units, from).flatMap((end) => {
    const [object, rest] = [units.slice(from, end), units.slice(end)];
    const cuts = rest.flatMap((unit, place) =>
      place === 0 || unit.comma || isLed(unit) || unit.token.upos === 'SCONJ' ? place : [],
    );
    return [...cuts, rest.length].map((cut) => ({
      units: [...object, ...done, ...tied, ...rest.slice(0, cut), ...by, ...rest.slice(cut)],
      kind: 'said' as const,
    }));
  });
}

/** `the landlord's consent`: `the consent of the landlord`, and the other way round. */
function genitives(units: readonly Unit[]): readonly Rewording[] {
  return units.flatMap((unit, at) => {
    const isOwner = unit.token.xpos === 'POS';
    if (!isOwner && unit.lemma !== 'of') return [];
    const [start, end] = [namingStart(units, at, isPart), namingEnd(units, at + 1, isPart)];
    if (start === at || end === at + 1) return [];
    const marker = isOwner
      ? formed(unit, 'of', 'ADP', '')
      : { ...formed(unit, "'s", 'PART', ''), form: "'s" };
    return [
      {
        units: [
          ...units.slice(0, start),
          ...units.slice(at + 1, end),
          marker,
          ...units.slice(start, at),
          ...units.slice(end),
        ],
        kind: 'said' as const,
      },
    ];
  });
}

/** `You should keep it dry`, `It has to be kept dry`: `Keep it dry`. */
function orders(units: readonly Unit[]): readonly Rewording[] {
  const group = verbGroup(units);
  if (group === null) return [];
  const first = units[group.start];
  if (first === undefined) return [];
  const isModal = OBLIGING.has(first.lemma);
  const isVerb = OBLIGING_VERBS.has(first.lemma) && units[group.start + 1]?.lemma === 'to';
  if (!isModal && !isVerb) return [];
  const from = group.start + (isModal ? 1 : 2);
  const at = units.findIndex(({ token }, place) => place >= from && token.upos === 'VERB');
  const verb = units[at];
  if (verb === undefined) return [];
  const denying = units.slice(from, at).filter(({ negative }) => negative);
  const subject = units.slice(0, group.start);
  const rest = units.slice(at + 1);
  const isPassive = units[at - 1]?.lemma === 'be' && verb.token.xpos === 'VBN';
  if (isPassive) return [{ units: [...denying, asVerb(verb, 'VB'), ...subject, ...rest], kind: 'ordered' }];
  const isYou = subject.length === 1 && subject[0]?.lemma === 'you';
  return isYou ? [{ units: [...denying, asVerb(verb, 'VB'), ...rest], kind: 'ordered' }] : [];
}

/** `X is the head of Y`, `X was led by Y`: what stands beside X in `X, the head of Y,`. */
function asides(units: readonly Unit[]): readonly Rewording[] {
  const be = units.findIndex(({ lemma, token }) => lemma === 'be' && token.upos === 'AUX');
  if (be <= 0 || units[be - 1]?.token.upos === 'AUX') return [];
  if (!units.slice(0, be).every((unit) => isPart(unit) || isOwnership(unit))) return [];
  return [{ units: units.toSpliced(be, 1), kind: 'aside' }];
}

/** `At Harlow Foods, employees receive 25 days`: `Employees at Harlow Foods receive 25 days`; a clause before another one stands behind it. */
function fronts(units: readonly Unit[]): readonly Rewording[] {
  const [first] = units;
  const pause = units.findIndex(({ comma }) => comma);
  const end = pause > 0 ? pause : units.findLastIndex(({ comma }) => comma);
  if (first === undefined || end <= 0) return [];
  const [lead, rest] = [
    units.slice(0, end),
    units.slice(end).map((unit, at) => (at === 0 ? { ...unit, comma: false } : unit)),
  ];
  if (first.token.upos === 'SCONJ') return [{ units: [...rest, ...lead], kind: 'said' }];
  const group = verbGroup(rest);
  return isLed(first) && group !== null
    ? [{ units: [...rest.slice(0, group.start), ...lead, ...rest.slice(group.start)], kind: 'said' }]
    : [];
}

/** What stands behind the clause may stand between its verb and what that has. */
function behinds(units: readonly Unit[]): readonly Rewording[] {
  const pieces = units.flatMap((unit, at) =>
    at > 0 && isLed(unit) && units.slice(0, at).some((_, place) => isFinite(units, place)) ? at : [],
  );
  return pieces.flatMap((at, place) => {
    const [next, after] = [pieces[place + 1], pieces[place + 2] ?? units.length];
    return next === undefined
      ? []
      : [
          {
            units: [
              ...units.slice(0, at),
              ...units.slice(next, after),
              ...units.slice(at, next),
              ...units.slice(after),
            ],
            kind: 'said' as const,
          },
        ];
  });
}

/** Whom the evidence calls by one name alone: `Hale` for `Robert Hale`. */
function shortened(units: readonly Unit[], isNamedAlone: IsNamedAlone): readonly Rewording[] {
  return units.flatMap((unit, at) => {
    const isName = ({ token, value }: Unit): boolean => token.upos === 'PROPN' && value === null;
    const [before, next] = [units[at - 1], units[at + 1]];
    if (!isName(unit) || (before !== undefined && isName(before)) || next === undefined || !isName(next))
      return [];
    let end = at;
    for (let one = units[end]; one !== undefined && isName(one); one = units[end]) end += 1;
    const run = units.slice(at, end);
    return [run.slice(-1), run.slice(0, 1)]
      .filter((kept) => isNamedAlone(run, kept))
      .map((kept) => ({
        units: [...units.slice(0, at), ...kept, ...units.slice(end)],
        kind: 'said' as const,
      }));
  });
}

/** The claim in its own words and order, and in those that say the same. */
export function rewordings(units: readonly Unit[], isNamedAlone: IsNamedAlone): readonly Rewording[] {
  const behind = unfronted(units);
  const plain = (behind === units ? [units] : [units, behind]).map(
    (one): Rewording => ({ units: one, kind: 'said' }),
  );
  const called = plain.flatMap((one) => [one, ...shortened(one.units, isNamedAlone)]);
  const moved = called.flatMap((one) => [one, ...fronts(one.units), ...behinds(one.units)]);
  const turned = moved.flatMap((one) => [one, ...actives(one.units), ...passives(one.units)]);
  const told = [...turned, ...called.flatMap((one) => [...orders(one.units), ...asides(one.units)])];
  return [
    ...told,
    ...told.flatMap(({ units: own, kind }) => genitives(own).map((one) => ({ ...one, kind }))),
  ];
}
