import type { Stretch } from '../table/claim-reading.ts';
import type { PreparedTable } from '../table/prepared-table.ts';
import type { Word } from '../table/word.ts';
import type { Sentence } from './sentence.ts';

const TELLING = new Set(
  `table list show shows shown result results row rows entry entries record records according here there total overall number numbers amount figure figures
  year years day days week month months time times today still already now only just each every both all alone respectively altogether together
  have had has been being get got give gave given take took taken make made go went gone come came found find put run ran
  more less most least than other others rest remaining respectively same different second third next previous following last first
  one two three four five six seven eight nine ten half once twice several few many much about around roughly nearly almost approximately
  followed compared including include average mean sum combined difference i you we your me us if no not yes without never none else too well very`.split(
    /\s+/u,
  ),
);
const KOREAN_TELLING =
  /^(?:가장|제일|모두|전부|전체|각각|총|합|평균|나머지|이|그|저|것|수|곳|중|가운데|때|년|월|일|명|개|건|편|약|대략|정도|더|덜|또|또한|역시|아직|이미|하나|둘|셋|다섯|여섯|일곱|여덟|아홉|열|두|세|네|한|번째|순|기준|표|자료|기록|결과|목록|합계|합치면|합하면|더하면|똑같|같|다음|이전|먼저|마지막|처음|해마다|매년|동안|까지|부터|으로|로|에서|보다|뿐|만|있|없|됩|된|되|입니다|이다|이에요|예요)/u;
const CHUNK =
  /^(?:and|or|but|with|without|for|in|on|at|to|from|by|of|which|who|that|where|as|because|since|while|whereas|although|though|if|including|after|before|through|into|under|over|so)$/u;
const KOREAN_CHUNK = /(?:고|며|으며|지만|는데|은데|인데|으니|니까|라서|해서|어서|므로|에서|에게|으로)$/u;
const UNITS =
  /^(?:percent|metres?|meters?|kilomet(?:re|er)s?|km|kg|tons?|tonnes?|euros?|eur|dollars?|pounds?|won|minutes?|hours?|seconds?|people|persons?|cubic|square|million|billion|thousand|gbp|usd|krw|원|명|개|건|곳|편|배|초|분|시간|킬로그램|톤)$/iu;

/** A run of words between prepositions and joints. */
interface Chunk {
  readonly strange: number[];
  known: number;
}

function isTelling({ lower, kind, keys }: Word): boolean {
  if (kind !== 'word') return true;
  if (UNITS.test(lower)) return true;
  return /^[가-힣]/u.test(lower)
    ? KOREAN_TELLING.test(lower)
    : TELLING.has(lower) || keys.some((key) => TELLING.has(key));
}

function tableWords({ columns, caption }: PreparedTable): Set<string> {
  return new Set([...caption, ...columns.flatMap(({ names }) => names.flat())]);
}

/** Words of rows in general: what the first column and the caption call them. */
function isOfTable(word: Word, known: ReadonlySet<string>): boolean {
  return word.keys.some(
    (key) =>
      known.has(key) ||
      (/^[가-힣]/u.test(key) && [...known].some((one) => one.length > 1 && key.startsWith(one))),
  );
}

function chunksOf({ words }: Sentence, marks: Uint8Array, known: ReadonlySet<string>): Chunk[] {
  const chunks: Chunk[] = [{ strange: [], known: 0 }];
  for (const [at, word] of words.entries()) {
    const breaks = word.parted || CHUNK.test(word.lower) || KOREAN_CHUNK.test(words[at - 1]?.lower ?? '');
    if (breaks) chunks.push({ strange: [], known: 0 });
    const chunk = chunks.at(-1);
    if (chunk === undefined) continue;
    if (marks[at] === 1) chunk.known++;
    else if (marks[at] === 0 && !isTelling(word) && !isOfTable(word, known)) chunk.strange.push(at);
  }
  return chunks;
}

const MOST_KNOWN = 3;

/** The words of a sentence that speak of what the table does not have: runs of strange words with nothing known among them. */
export function strangeRuns(sentence: Sentence, used: readonly Stretch[], table: PreparedTable): Stretch[] {
  const marks = new Uint8Array(sentence.words.length);
  for (const { from, to } of [...used, ...sentence.known, ...sentence.columns]) marks.fill(1, from, to);
  for (const { from, to } of sentence.cues)
    for (let at = from; at < to; at++) if (marks[at] === 0) marks[at] = 2;
  const chunks = chunksOf(sentence, marks, tableWords(table));
  return chunks.flatMap(({ strange, known }): Stretch[] => {
    const [first] = strange;
    const last = strange.at(-1);
    if (first === undefined || last === undefined) return [];
    const korean = /^[가-힣]/u.test(sentence.words[first]?.lower ?? '');
    const free = known > 0 ? MOST_KNOWN : korean ? 1 : 1;
    return strange.length > free ? [{ from: first, to: last + 1 }] : [];
  });
}
