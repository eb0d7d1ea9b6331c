import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import type { Unit } from './unit.ts';

/** Particles that change nothing of what is said, and the ending of respect. */
const SILENT_PARTICLES = new Set(['의']);
const RESPECT = '시';
const TOPIC = '은';

export function endingOf({ inflection }: Token): string {
  return inflection?.endings.at(-1) ?? '';
}

/** Particles and endings of a word but its last ending; a particle within a value is part of it. */
export function koreanMarks(
  { inflection, end }: Token,
  value: ValueMention | null,
): { readonly marks: string; readonly negative: boolean } {
  if (inflection === undefined) return { marks: '', negative: false };
  const isInValue = value !== null && value.reach.end >= end;
  const particles = isInValue ? [] : inflection.particles.filter((one) => !SILENT_PARTICLES.has(one));
  const own = particles.length > 1 ? particles.filter((one) => one !== TOPIC) : particles;
  const endings = inflection.endings.slice(0, -1).filter((one) => one !== RESPECT);
  const copula = inflection.copula ? ['이다'] : [];
  return {
    marks: [...own, ...copula, ...inflection.auxiliaries, ...endings].join(' '),
    negative: inflection.negative,
  };
}

const DENIED = '지';
const DENYING = '않';

/** A particle behind a bracket belongs to the word before it; `X지 않` is X, denied. */
export function mergedKorean(units: readonly Unit[]): readonly Unit[] {
  const found: Unit[] = [];
  for (const unit of units) {
    const before = found.findLast(({ depth }) => depth === unit.depth);
    if (before !== undefined && isTail(unit)) found[found.indexOf(before)] = withTail(before, unit);
    else if (before !== undefined && before.ending === DENIED && unit.lemma === DENYING)
      found[found.indexOf(before)] = {
        ...unit,
        from: before.from,
        span: { ...unit.span, start: before.span.start },
        lemma: before.lemma,
        form: null,
        negative: !before.negative,
      };
    else found.push(unit);
  }
  return found;
}

function isTail({ token }: Unit): boolean {
  return token.upos === 'ADP' && token.relation === 'case';
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['은', '은'],
  ['는', '은'],
  ['이', '이'],
  ['가', '이'],
  ['을', '을'],
  ['를', '을'],
  ['의', ''],
]);

function withTail(unit: Unit, tail: Unit): Unit {
  const marks = [unit.marks, NAMES.get(tail.token.form) ?? tail.token.form]
    .filter((one) => one !== '')
    .join(' ');
  return { ...unit, form: null, marks };
}
