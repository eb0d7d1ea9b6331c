import { wordSet } from '../../lexicon/clause-words.ts';
import {
  type DeedKind,
  KOREAN_CONFIRMED,
  KOREAN_COUNTERS,
  KOREAN_DEALING,
  KOREAN_FITTING,
  KOREAN_HOW,
  KOREAN_MEANS,
  KOREAN_MENDING,
  KOREAN_MOVING,
  KOREAN_RENAMING,
  KOREAN_TROUBLES,
  KOREAN_WORK_VERBS,
  KOREAN_GOES_ON,
  KOREAN_AFTER_PAST,
  KOREAN_AUXILIARIES,
  KOREAN_MADE_SO,
  KOREAN_ASIDE,
  KOREAN_NAMES,
  KOREAN_AUTHORS,
  KOREAN_TOLD_NOW,
} from '../../lexicon/work-verbs.ts';
import { WHOLE_NOUNS } from '../../lexicon/korean-whole-nouns.ts';
import { type Analysis, nominalReadings, verbalReadings } from '../../read/korean/analyse.ts';
import { cutKorean } from '../../read/korean/cut-words.ts';
import { type Deed, isDocs, isTests } from './english-deeds.ts';

interface Verb {
  readonly kind: DeedKind;
  readonly verb: string;
  readonly isNoun: boolean;
  readonly not: ReadonlySet<string>;
}

function verbsOf([kind, list]: readonly [string, string]): (readonly [string, Verb])[] {
  return list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [written = '', not] = entry.split('!');
      const isNoun = !written.startsWith('-');
      const verb = isNoun ? written : written.slice(1);
      return [verb, { kind: kind as DeedKind, verb, isNoun, not: new Set(not?.split('|')) }] as const;
    });
}

const VERBS: ReadonlyMap<string, Verb> = new Map(Object.entries(KOREAN_WORK_VERBS).flatMap(verbsOf));
const TROUBLES = wordSet(KOREAN_TROUBLES);
const DEALING = wordSet(KOREAN_DEALING);
const MENDING = wordSet(KOREAN_MENDING);
const HOW = wordSet(KOREAN_HOW);
const COUNTERS = wordSet(KOREAN_COUNTERS);
const MEANS = wordSet(KOREAN_MEANS);
const RENAMING = wordSet(KOREAN_RENAMING);
const MOVING = wordSet(KOREAN_MOVING);

/** A word, the noun that it is with its particles, and where it ends. */
interface Piece {
  readonly form: string;
  readonly noun: string;
  readonly particles: readonly string[];
  readonly end: number;
}

const SIGN = /^[¶†‡§¢¤£¥€]$/;

const PARTICLES = wordSet('S O G T B X J');
const SHORTEST = 2;

function pieceOf(form: string, end: number): Piece {
  const readings = nominalReadings(form).filter(({ tail }) => tail.every(({ kind }) => PARTICLES.has(kind)));
  const isListed = ({ stem }: Analysis): boolean =>
    VERBS.has(stem) || WHOLE_NOUNS.has(stem) || COUNTERS.has(stem) || isTests([stem]) || isDocs([stem]);
  const best =
    readings.find(isListed) ??
    readings
      .filter(({ stem, tail }) => stem.length >= SHORTEST || tail.at(-1)?.kind === 'O')
      .toSorted((a, b) => a.stem.length - b.stem.length)[0];
  return { form, noun: best?.stem ?? form, particles: best?.tail.map(({ name }) => name) ?? [], end };
}

/** The particles of a piece of code. */
function particlesOf(written: string): readonly string[] {
  return [...pieceOf(`코드${written}`, 0).particles, ...pieceOf(`파일${written}`, 0).particles];
}

/** The words of a clause; the particle of a piece of code belongs to it. */
export function piecesOf(shape: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const words = cutKorean(shape.toLowerCase());
  for (const [at, { form, start, end }] of words.entries()) {
    const before = words[at - 1];
    const isParticle = before?.end === start && SIGN.test(before.form) && /^\p{Script=Hangul}/u.test(form);
    const last = pieces.at(-1);
    if (isParticle && last !== undefined)
      pieces[pieces.length - 1] = { ...last, particles: particlesOf(form), end };
    else if (SIGN.test(form)) pieces.push({ form, noun: form, particles: [], end });
    else pieces.push(pieceOf(form, end));
  }
  return pieces;
}

/** How a word tells a deed: as done, going on to what follows, joined to it, by its noun, of a noun, or as a habit. */
type Told = 'past' | 'on' | 'joined' | 'noun' | 'of' | 'habit';

const GOES_ON = wordSet(KOREAN_GOES_ON);
const AFTER_PAST = wordSet(KOREAN_AFTER_PAST);

function toldBy({ tail, light }: Analysis): Told | null {
  const last = tail.at(-1);
  if (last === undefined || tail.some(({ name }) => name === '겠')) return null;
  if (last.kind === 'EM') return last.name === 'ㄴ' ? 'of' : null;
  if (last.kind === 'EN') return last.name === 'ㅁ' ? 'past' : null;
  if (tail.some(({ kind, name }) => kind === 'EP' && name === '었'))
    return AFTER_PAST.has(last.name) ? 'past' : null;
  if (last.kind === 'EF') return 'habit';
  if (last.kind !== 'EC') return null;
  if (GOES_ON.has(last.name)) return light === '되' ? null : 'on';
  if (last.name === '어서')
    return tail.some(({ kind, name }) => kind === 'PX' && name === '지') ? 'past' : null;
  return last.name === '어' ? 'joined' : null;
}

/** 포함시켰습니다: a noun of doing may take it as it takes 하. */
const CAUSING = '시키';

function verbOf({ stem, light }: Analysis): Verb | undefined {
  const causes = stem.endsWith(CAUSING) ? CAUSING : light;
  const noun = causes === '' ? undefined : VERBS.get(stem.slice(0, -causes.length));
  const own = VERBS.get(stem);
  if (own?.isNoun === false) return own;
  return noun?.isNoun === true ? noun : undefined;
}

/** Verbs of looking and running tell no change. */
export function looksOrRuns(stem: string): boolean {
  const kind = (VERBS.get(stem) ?? VERBS.get(stem.replace(/하$/u, '')))?.kind;
  return kind === 'looked' || kind === 'ran';
}

interface Found {
  readonly verb: Verb;
  readonly told: Told;
  readonly at: number;
}

function foundAt(pieces: readonly Piece[], at: number): Found | null {
  const { form, noun, particles } = pieces[at] ?? { form: '', noun: '', particles: [] };
  for (const reading of verbalReadings(form)) {
    const [verb, told] = [verbOf(reading), toldBy(reading)];
    if (verb !== undefined && told !== null) return { verb, told, at };
  }
  const verb = VERBS.get(noun);
  return verb?.isNoun === true && particles.length < 2 ? { verb, told: 'noun', at } : null;
}

/** 추가해 둔 (상태입니다) */
const LEFT = /^[둔놓준]/;
const STATE = /^(?:상태|것)(?:입|이|임|$)/;
const AUXILIARIES = wordSet(KOREAN_AUXILIARIES);

/** 두었습니다 behind 추가해, 있습니다 behind 추가되어. */
function isAuxiliary(form: string): boolean {
  return verbalReadings(form).some((reading) => {
    const told = AUXILIARIES.has(reading.stem) ? toldBy(reading) : null;
    return told === 'past' || told === 'on' || (reading.stem === '있' && told === 'habit');
  });
}

function isWord({ form }: Piece): boolean {
  return /[\p{L}\p{N}¶†‡§¢¤£¥€]/u.test(form);
}

/** Whether a deed was done, by what stands behind its word. */
function isDone({ told, at, verb }: Found, pieces: readonly Piece[]): boolean {
  const next = pieces.slice(at + 1).find(isWord);
  if (told === 'past') return true;
  if (told === 'on') return next === undefined && !MEANS.has(verb.verb);
  if (told === 'joined')
    return (
      next !== undefined &&
      (isAuxiliary(next.form) ||
        (LEFT.test(next.form) && STATE.test(pieces[pieces.indexOf(next) + 1]?.form ?? '')))
    );
  if (told === 'of') return STATE.test(next?.form ?? '');
  if (told === 'habit') return false;
  if (at === 0 && next !== undefined) return false;
  const isEnd = pieces
    .slice(at + 1)
    .every((piece, step) => !isWord(piece) || isInBrackets(pieces, at + 1 + step));
  if (verb.kind === 'ran') return isEnd && pieces.some(({ form }) => form === '¢');
  return isEnd;
}

function isInBrackets(pieces: readonly Piece[], at: number): boolean {
  return (
    pieces.slice(0, at).some(({ form }) => form === '(') && pieces.slice(at).some(({ form }) => form === ')')
  );
}

/** The noun of doing that a verb of ending ends: 구현을 모두 마쳤습니다. */
function ended(found: Found, pieces: readonly Piece[]): Found | null {
  if (found.verb.kind !== 'finished') return null;
  for (let at = found.at - 1; at >= 0; at -= 1) {
    const piece = pieces[at];
    if (piece === undefined || HOW.has(piece.form)) continue;
    const verb = VERBS.get(piece.noun);
    return verb?.isNoun === true && (verb.kind === 'added' || found.told === 'noun')
      ? { verb, told: found.told, at }
      : null;
  }
  return null;
}

const MADE_SO = wordSet(KOREAN_MADE_SO);

/** 쓰도록 했습니다: something was made to be so. */
function madeSo(pieces: readonly Piece[], at: number): Found | null {
  const so = verbalReadings(pieces[at - 1]?.form ?? '').find(
    ({ tail }) => tail.length === 1 && MADE_SO.has(tail[0]?.name ?? ''),
  );
  const isTo = pieces[at - 1]?.particles[0] === '로' && /^했|^해[ 뒀]/.test(pieces[at]?.form ?? '');
  const did =
    so !== undefined || isTo
      ? verbalReadings(pieces[at]?.form ?? '').find(({ stem }) => stem === '하')
      : undefined;
  const told = did === undefined ? null : toldBy(did);
  return told === null || told === 'habit' ? null : { verb: so?.stem === '있' ? MADE_ABLE : MADE, told, at };
}

const MADE: Verb = { kind: 'changed', verb: '하', isNoun: false, not: new Set() };
const MADE_ABLE: Verb = { ...MADE, kind: 'added' };

const ASIDE = wordSet(KOREAN_ASIDE);
const NUMBER = /^\d/;

function isAside({ form, noun, particles }: Piece): boolean {
  const particle = particles[0] ?? '';
  return HOW.has(form) || COUNTERS.has(noun) || NUMBER.test(form) || ASIDE.has(particle);
}

/** 새 동작에 맞게: how something was done. */
function isManner({ form, particles }: Piece): boolean {
  return (
    particles.length === 0 &&
    verbalReadings(form).some(({ known, tail }) => known && tail.length === 1 && tail[0]?.name === '게')
  );
}

/** Where the last word of the noun phrase stands that a verb is said of. */
function headOf(before: readonly Piece[]): number {
  const last = before.at(-1);
  if (last !== undefined && last.particles[0] === '로' && isTests([last.noun])) return before.length - 1;
  const topic = before.findLastIndex(
    ({ noun, particles }) => particles[0] === '은' && (isTests([noun]) || isDocs([noun])),
  );
  return topic >= 0
    ? topic
    : before.findLastIndex((piece) => isWord(piece) && !isAside(piece) && !isManner(piece));
}

/** What a verb is said of: the noun phrase before it, behind a comma all else. */
function objectOf(pieces: readonly Piece[], at: number, isNoted: boolean): readonly string[] {
  const before = pieces.slice(0, at);
  const head = headOf(before);
  const from = before.findLastIndex(
    (piece, place) => place < head && (piece.particles.length > 0 || !isWord(piece) || isVerbal(piece)),
  );
  const phrase = before.slice(from + 1, head + 1).map(({ noun }) => noun);
  const rest = [...before.slice(0, from + 1), ...before.slice(head + 1)]
    .filter((piece) => isWord(piece) && (piece.particles.length > 0 || SIGN.test(piece.form)))
    .filter(({ noun, particles }) => isNoted || particles[0] !== '로' || !isDocs([noun]))
    .map(({ noun }) => noun);
  return [...phrase, ',', ...rest];
}

/** A word that names something that is wrong: 오류, 실패하던. */
function isTrouble(piece: Piece, next: Piece | undefined): boolean {
  if (TROUBLES.has(piece.noun)) return !DEALING.has(next?.noun ?? '');
  return (
    verbalReadings(piece.form).some(({ tail, known }) => known && tail.at(-1)?.name === '던') ||
    piece.form === '#'
  );
}

/** A name is changed, or one piece of code takes the place of another: `a` 열을 `b`로 바꾸었습니다. */
function isRenaming({ verb }: Verb, before: readonly Piece[]): boolean {
  if (!RENAMING.has(verb) && !MOVING.has(verb)) return false;
  if (before.some(({ noun }) => NAMES.has(noun))) return true;
  const code = MOVING.has(verb) ? /^[¶†‡]$/ : /^[¶†‡§]$/;
  const now = before.findLastIndex(({ form }) => code.test(form));
  const old = before.findLastIndex(({ form }, at) => at < now && code.test(form));
  return old >= 0 && now - old <= NEAR && before[now]?.particles[0] === '로';
}

const NAMES = wordSet(KOREAN_NAMES);
/** Between a piece of code and its new name stands no more than what it is. */
const NEAR = 2;

const AGAIN = '다시';
/** 고치다 mends, and fits to what was changed. */
const FIT = '고치';
const FITTING = wordSet(KOREAN_FITTING);

function kindOf({ verb, at }: Found, pieces: readonly Piece[]): DeedKind {
  const before = pieces.slice(0, at);
  if (isRenaming(verb, before)) return 'renamed';
  if ((verb.kind === 'added' || verb.kind === 'noted') && before.at(-1)?.form === AGAIN) return 'changed';
  if (verb.verb === FIT && before.some(({ form }) => FITTING.has(form))) return 'changed';
  const isMending = MENDING.has(verb.verb);
  return isMending && before.some((piece, place) => isTrouble(piece, before[place + 1]))
    ? 'fixed'
    : verb.kind;
}

/** A form of a verb: what stands before it belongs to it. */
function isVerbal({ form, particles }: Piece): boolean {
  if (particles.length > 0 || form.length < SHORTEST) return false;
  return verbalReadings(form).some(
    ({ known, kind, tail }) => known && kind === 'V' && tail.at(-1)?.name !== '어',
  );
}

const AUTHORS = wordSet(KOREAN_AUTHORS);

/** 서버가 연결을 끊었습니다: somebody else is named who did it to something. */
function isOfAnother({ at, verb }: Found, pieces: readonly Piece[]): boolean {
  const doer = pieces.findLastIndex(({ particles }, place) => place < at && particles[0] === '이');
  const between = pieces.slice(doer + 1, at);
  const isOwn = doer < 0 || AUTHORS.has(pieces[doer]?.noun ?? '');
  const isPassive = verb.isNoun && pieces[at]?.form.slice(verb.verb.length).startsWith('되') === true;
  const isNear = !between.some(isVerbal);
  return !isOwn && !isPassive && isNear && between.some(({ particles }) => particles[0] === '을');
}

/** 요청이 오면 큐에 넣고: what happens each time. */
function isSupposed({ told, at }: Found, pieces: readonly Piece[]): boolean {
  const isIf = ({ form, noun }: Piece): boolean =>
    !WHOLE_NOUNS.has(noun) &&
    verbalReadings(form).some(({ known, kind, tail }) => known && kind === 'V' && tail.at(-1)?.name === '면');
  return told === 'on' && pieces.slice(0, at).some(isIf);
}

function lastVerbs(shape: string): readonly Analysis[] {
  const last = piecesOf(shape).findLast(isWord);
  return verbalReadings(last?.form ?? '').filter(({ known, kind }) => known && kind === 'V');
}

const TOLD_NOW = wordSet(KOREAN_TOLD_NOW);

/** A clause whose last word is a verb that tells something: 환경 변수에서 읽음. */
export function endsInVerb(shape: string): boolean {
  return lastVerbs(shape).some(({ tail }) => TOLD_NOW.has(tail.at(-1)?.name ?? ''));
}

/** A clause whose last verb tells what happens each time: 행을 잠급니다. */
export function tellsHabit(shape: string): boolean {
  const readings = lastVerbs(shape);
  const isPast = readings.some(({ tail }) => tail.some(({ name }) => name === '었'));
  return !isPast && readings.some((one) => toldBy(one) === 'habit' && !AUXILIARIES.has(one.stem));
}

const CONFIRMED = wordSet(KOREAN_CONFIRMED);

/** 정상 종료 확인 tells what was tried; 주소 검증 names what checks. */
function tellsByNoun(kind: DeedKind, { verb }: Verb, object: readonly string[]): boolean {
  if (kind === 'looked') return CONFIRMED.has(verb) || object.includes('¢');
  return kind !== 'finished';
}

/** The deed that a Korean clause tells: that of its last verb. */
export function koreanDeed(shape: string): Deed | null {
  const all = piecesOf(shape);
  const outside = shape.includes('(') ? all.filter((_, at) => !isInBrackets(all, at)) : all;
  return deedOf(outside, shape) ?? (outside === all ? null : deedOf(all, shape));
}

function deedOf(pieces: readonly Piece[], shape: string): Deed | null {
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const own = foundAt(pieces, at) ?? madeSo(pieces, at);
    if (own === null) continue;
    const joined = isAuxiliary(pieces[at]?.form ?? '') ? foundAt(pieces, at - 1) : null;
    if (joined?.told === 'joined') continue;
    const found = isDone(own, pieces) ? (ended(own, pieces) ?? own) : null;
    if (found === null) continue;
    if (isOfAnother(found, pieces) || isSupposed(found, pieces)) return null;
    const object = objectOf(pieces, found.at, found.verb.kind === 'noted');
    if (object.some((word) => found.verb.not.has(word))) return null;
    const kind = kindOf(found, pieces);
    const isItem = found.told === 'noun' && found.at === own.at && !tellsByNoun(kind, found.verb, object);
    return { kind, verb: found.verb.verb, voice: isItem ? 'item' : 'author', object, head: shape.length };
  }
  return null;
}
