import { wordSet } from '../../lexicon/clause-words.ts';
import {
  type CheckKind,
  KOREAN_ALL,
  KOREAN_ARISING,
  KOREAN_DOING,
  KOREAN_ENDS_WELL,
  KOREAN_FINE,
  KOREAN_NONE,
  KOREAN_PASSES,
  KOREAN_RED,
  KOREAN_TROUBLE_WORDS,
  KOREAN_UNSAID,
  KOREAN_WORKING,
  SELF_CHECKS,
} from '../../lexicon/check-words.ts';
import { verbalReadings } from '../../read/korean/analyse.ts';
import { IS_NUMBER, isShare, KINDS, outcomeOf, type Well, checkIn, well } from './check-places.ts';
import { piecesOf } from './korean-deeds.ts';

const KO_PASS = wordSet(KOREAN_PASSES);
const KO_FINE = wordSet(KOREAN_FINE);
const KO_TROUBLES = wordSet(KOREAN_TROUBLE_WORDS);
const WORKING = wordSet(KOREAN_WORKING);
const DOING = wordSet(`${KOREAN_WORKING} ${KOREAN_DOING}`);
const KO_NONE = wordSet(KOREAN_NONE);
const ARISING = wordSet(KOREAN_ARISING);
const KO_RED = wordSet(KOREAN_RED);
const KO_BUILT = wordSet(KOREAN_ENDS_WELL);
const UNSAID = wordSet(KOREAN_UNSAID);

function stemsAt(form: string): readonly string[] {
  return verbalReadings(form)
    .filter(({ tail }) => !tail.some(({ name }) => UNSAID.has(name)))
    .map(({ stem }) => stem);
}

/** New failures alone are denied. */
const NEWLY = '새로';

type Pieces = ReturnType<typeof piecesOf>;

/** 나오지 (않습니다) */
function isArising(form: string): boolean {
  return verbalReadings(form.replace(/[는도]$/u, '')).some(
    ({ stem, tail }) => ARISING.has(stem) && tail.at(-1)?.name === '지',
  );
}

/** 오류 없음, 경고 0, 실패하는 테스트가 없습니다 */
function koreanNone(pieces: Pieces, at: number): Well | null {
  const { form, noun } = pieces[at] ?? { form: '', noun: '' };
  const denier = pieces[at + 1]?.form ?? '';
  const isNone =
    /^0(?!\d)/.test(form) ||
    (/^[않못]/.test(denier) && isArising(form)) ||
    form.startsWith('없') ||
    stemsAt(form).some((stem) => KO_NONE.has(stem));
  if (!isNone || noun === '') return null;
  const before = pieces.slice(0, at);
  const trouble = before.findLast((piece) => KO_TROUBLES.has(piece.noun));
  const red = before.find(
    (piece, place) =>
      before[place - 1]?.form !== NEWLY &&
      verbalReadings(piece.form).some(({ stem, tail }) => KO_RED.has(stem) && tail.at(-1)?.kind === 'EM'),
  );
  if (trouble === undefined && red === undefined) return null;
  return well(at, { of: trouble?.noun === '실패' || red !== undefined ? 'tests_pass' : null });
}

function koreanWell(pieces: Pieces, at: number): Well | null {
  const { form, noun } = pieces[at] ?? { form: '', noun: '' };
  const stems = stemsAt(form);
  const own = stems.map((stem) => SELF_CHECKS[stem]).find((kind) => kind !== undefined);
  if (own !== undefined && !isOfNoun(form)) return well(at, { of: own });
  if (WORKING.has(form) && !DOING.has(pieces[at + 1]?.noun ?? form)) return null;
  const isFine = [noun, ...stems].some((word) => KO_FINE.has(word) || KO_PASS.has(word));
  if (isFine) {
    if (
      isOfNoun(form) &&
      !IS_NUMBER.test(pieces[at - 1]?.form ?? '') &&
      KINDS.has(pieces[at + 1]?.noun ?? '')
    )
      return null;
    const before = pieces.slice(0, at);
    const isTold =
      !WORKING.has(noun) &&
      (before.some((piece) => IS_NUMBER.test(piece.form)) || ALL.has(before.at(-1)?.form ?? ''));
    return well(at, { passes: true, of: isTold ? 'tests_pass' : null });
  }
  if (stems.some((stem) => KO_BUILT.has(stem)) && !isOfNoun(form)) return well(at, { build: true });
  return isShare(
    pieces.map((piece) => piece.noun),
    at,
  )
    ? well(at)
    : koreanNone(pieces, at);
}

/** Said of the noun behind it: 끝난 다음. */
function isOfNoun(form: string): boolean {
  return verbalReadings(form).some(({ tail, known }) => known && tail.at(-1)?.kind === 'EM');
}

const ALL = wordSet(KOREAN_ALL);

/** The check of which a Korean clause says that it goes well. */
export function koreanState(shape: string): CheckKind | null {
  const pieces = piecesOf(outcomeOf(shape));
  const words = pieces.map(({ noun }) => noun);
  return checkIn(words, (at) => koreanWell(pieces, at));
}
