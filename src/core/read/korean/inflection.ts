import type { Inflection } from '../../statement/token.ts';
import type { Analysis } from './analyse.ts';
import type { Morpheme } from './morphemes.ts';

/** Stems and words that deny what they stand with. Source: 표준국어대사전, 부정소. */
const DENYING_STEMS = '않 못하 아니 아니하 없 말 못되 안되';
const DENYING_WORDS = '안 못 아니';
/** An adjective of a noun and 없: 관계없, 문제없. */
const DENYING_END = '없';

const STEMS = new Set(DENYING_STEMS.split(' '));
const WORDS = new Set(DENYING_WORDS.split(' '));
const KINDS = { N: 'noun', V: 'verb', A: 'adjective' } as const;

function namesOf(tail: readonly Morpheme[], isWanted: (kind: string) => boolean): string[] {
  return tail.filter(({ kind }) => isWanted(kind)).map(({ name }) => name);
}

const isEnding = (kind: string): boolean => kind.startsWith('E');
const isParticle = (kind: string): boolean => kind.length === 1 && kind !== 'I';

/** A word as its stem alone. */
export function bareInflection(form: string): Inflection {
  const negative = WORDS.has(form);
  return { kind: 'noun', particles: [], endings: [], light: '', auxiliaries: [], copula: false, negative };
}

/** `들` behind a noun of two syllables or more, save what is no plural: 아들. */
const PLURAL = /(?<=[가-힣]{2})(?<!아|며느|만|건)들$/u;

/** The stem of a noun without 들. */
export function singular(stem: string): string {
  return stem.replace(PLURAL, '');
}

/** 늘었지만: behind a tense 지 and 만 are one ending. */
function withWholeEnding(endings: readonly string[], particles: readonly string[]): readonly string[] {
  const isWhole = endings.at(-2) === '었' && endings.at(-1) === '지' && particles[0] === '만';
  return isWhole ? [...endings.slice(0, -1), '지만'] : endings;
}

/** What an analysis says stands behind the stem. */
export function inflectionOf({ stem, kind, light, tail }: Analysis): Inflection {
  const [found, particles] = [namesOf(tail, isEnding), namesOf(tail, isParticle)];
  const endings = withWholeEnding(found, particles);
  return {
    kind: KINDS[kind],
    particles: endings === found ? particles : particles.slice(1),
    endings,
    light,
    auxiliaries: namesOf(tail, (one) => one === 'PX'),
    copula: tail.some((one) => one.kind === 'I'),
    negative: kind !== 'N' && (STEMS.has(stem) || stem.endsWith(DENYING_END)),
  };
}
