import { madeOnce } from '../../language/made-once.ts';
import { ENDINGS, LIGHT_VERBS, AUXILIARIES, PREFINALS } from './endings.ts';
import { formsOf, type StemForm } from './inflect.ts';
import { type Close, closeOf, toJamo } from './jamo.ts';
import { CLOSING, MELTED, PARTICLES } from './particles.ts';
import { type SuffixTable, suffixTable } from './suffix-table.ts';
import { ADJECTIVES, VERBS } from './stems.ts';

/** A particle or an ending: the kind of the treebank and its one name. */
export interface Morpheme {
  readonly kind: string;
  readonly name: string;
}

export interface ParticleForm extends Morpheme {
  /** Where it may stand: after a consonant, a vowel, a vowel or ㄹ, anywhere. */
  readonly after: 'c' | 'v' | 'r' | '';
  readonly closes: boolean;
}

export interface EndingForm extends Morpheme {
  /** The form of the stem that it stands on; `i`: the copula and 아니. */
  readonly on: StemForm | 'i';
}

export interface StemEntry {
  readonly stem: string;
  readonly kind: 'V' | 'A';
  readonly rank: number;
}

export interface PrefinalForm {
  readonly name: string;
  readonly on: StemForm;
}

function rows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

const closing = new Set(CLOSING.split(' '));

/** These tables are made where the first Korean word is read: English needs none. */
export const particles = madeOnce(
  (): SuffixTable<ParticleForm> =>
    suffixTable(
      rows(PARTICLES).flatMap(([kind = '', name = '', ...forms]) =>
        forms.map((form) => {
          const [text = '', after = ''] = form.split('/');
          return [
            toJamo(text),
            { kind, name, after: after as ParticleForm['after'], closes: closing.has(name) },
          ] as const;
        }),
      ),
    ),
);

/** The ending that nothing is written for: 먹어, 가, 해 as they are. */
export const UNWRITTEN: EndingForm = { kind: 'EC', name: '어', on: 'a' };

export const endings = madeOnce(
  (): SuffixTable<EndingForm> =>
    suffixTable([
      ['', UNWRITTEN] as const,
      ...rows(ENDINGS).flatMap(([kind = '', on = '', name = '', ...forms]) =>
        forms.map((form) => [toJamo(form), { kind, name, on: on as EndingForm['on'] }] as const),
      ),
    ]),
);

type Entries<T> = Record<StemForm, (readonly [jamo: string, value: T])[]>;

type Later<T> = (value: T) => T;

/** `later` makes the value of a form that is not the first of its kind. */
function bent<T>(
  listed: readonly (readonly [stem: string, value: T])[],
  later: Later<T> = (value) => value,
): Entries<T> {
  const all = listed.map(([stem, value]) => ({ forms: formsOf(stem), value }));
  const of = (form: StemForm): Entries<T>['c'] =>
    all.flatMap(({ forms, value }) =>
      forms[form].map((jamo, at) => [jamo, at === 0 ? value : later(value)] as const),
    );
  return { c: of('c'), u: of('u'), a: of('a') };
}

function bentTables<T>(listed: readonly (readonly [string, T])[]): Record<StemForm, SuffixTable<T>> {
  const { c, u, a } = bent(listed);
  return { c: suffixTable(c), u: suffixTable(u), a: suffixTable(a) };
}

function grouped<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

const words = (text: string): string[] => text.trim().split(/\s+/u);

function stemsOf(text: string, kind: 'V' | 'A'): (readonly [string, StemEntry])[] {
  return words(text).map((stem, rank) => [stem, { stem, kind, rank }] as const);
}

/** A stem in a vowel that does not melt (지어 of 지) comes behind all others (지어 of 짓). */
const UNMELTED_RANK = 1000;

export const stems = madeOnce((): Record<StemForm, ReadonlyMap<string, readonly StemEntry[]>> => {
  const { c, u, a } = bent([...stemsOf(VERBS, 'V'), ...stemsOf(ADJECTIVES, 'A')], (entry) =>
    closeOf(toJamo(entry.stem), toJamo(entry.stem).length) === 'vowel'
      ? { ...entry, rank: entry.rank + UNMELTED_RANK }
      : entry,
  );
  return { c: grouped(c), u: grouped(u), a: grouped(a) };
});

const themselves = (text: string): (readonly [string, string])[] =>
  words(text).map((stem) => [stem, stem] as const);
export const lightVerbs = madeOnce(() => bentTables(themselves(LIGHT_VERBS)));
export const auxiliaries = madeOnce(() => bentTables(themselves(AUXILIARIES)));

/** 었, 겠 and 시 as they stand before what follows. */
export const prefinals = madeOnce(
  (): Record<StemForm, SuffixTable<PrefinalForm>> =>
    bentTables(
      rows(PREFINALS).map(
        ([on = 'c', name = '', form = '']) => [form, { name, on: on as StemForm }] as const,
      ),
    ),
);

/** The copula in its forms; after a vowel it may be gone. */
const copula = formsOf('이');
export const copulas: Record<StemForm | 'i', readonly string[]> = {
  c: [...copula.c, ''],
  u: [...copula.u, ''],
  a: copula.a,
  i: [...copula.c, ''],
};

/** True where a particle may stand behind this. */
export function fits(after: ParticleForm['after'], close: Close): boolean {
  if (after === '' || close === 'other') return true;
  if (after === 'c') return close !== 'vowel';
  if (after === 'v') return close === 'vowel';
  return close !== 'consonant';
}

function kindOfParticle(name: string): string {
  return rows(PARTICLES).find(([, listed]) => listed === name)?.[0] ?? 'X';
}

/** A word that two words melted into. */
interface MeltedForm {
  readonly stem: string;
  readonly tail: readonly Morpheme[];
}

export const melted = madeOnce(
  (): ReadonlyMap<string, MeltedForm> =>
    new Map(
      rows(MELTED).map(([form = '', stem = '', ...names]) => [
        form,
        { stem, tail: names.map((name) => ({ kind: kindOfParticle(name), name })) },
      ]),
    ),
);
