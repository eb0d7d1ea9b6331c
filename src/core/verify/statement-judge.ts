import type { GroundingReason, ReadPlace } from '../../contract/grounding.ts';
import type { IssueCode } from '../../contract/issue.ts';
import type { Span } from '../../contract/span.ts';
import type { Language } from '../../contract/language.ts';
import type { ClaimInPlace } from '../grounding/held.ts';
import type { Stated, StatedDifference, StatedText, StatementJudge } from '../grounding/statement-judge.ts';
import { openTexts, type TextJudge } from '../judge/judge-text.ts';
import { openRecords, type RecordJudge } from '../judge/records/judge-records.ts';
import type { Difference, Judged, OpenReason, ReadPlace as JudgedPlace } from '../judge/judged.ts';
import { madeOnce } from '../language/made-once.ts';
import { languagesOfText } from '../language/text-language.ts';
import { moved } from '../read/moved.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import type { Whole } from '../read/english/wholes-as-words.ts';
import type { Reader } from '../read/reader.ts';
import type { Token } from '../statement/token.ts';
import { type Exact, exactFrom } from '../statement/exact.ts';
import { answerReader } from './answer-reader.ts';
import { type KeptReadings, keptReadings } from './kept-readings.ts';
import { STATEMENT_PRECISION } from './statement-precision.ts';
import { type Part, whatMatters } from './what-matters.ts';
import { languageByScript } from '../language/script.ts';

const REASONS: Readonly<Record<OpenReason, GroundingReason>> = {
  claim_unread: 'not_read',
  evidence_unread: 'not_read',
  words_left: 'not_read',
  other_mood: 'other_mood',
  reported: 'not_read',
  other_subject: 'other_subject',
  unbound: 'not_read',
};

const CODES: Readonly<Record<Exclude<Difference['kind'], 'value'>, IssueCode>> = {
  polarity: 'NEGATION_MISMATCH',
  unit: 'UNIT_MISMATCH',
  computed: 'COMPARISON_MISMATCH',
  count: 'COUNT_MISMATCH',
  word: 'TERM_MISMATCH',
};

function codeOf({ kind, value }: Difference): IssueCode {
  if (kind !== 'value') return CODES[kind];
  if (value?.kind === 'period' || value?.kind === 'clock') return 'DATE_MISMATCH';
  return value?.kind === 'name' ? 'ENTITY_MISMATCH' : 'NUMBER_MISMATCH';
}

function differenceOf(difference: Difference, claim: string): StatedDifference {
  const { span, actual } = difference;
  return {
    code: codeOf(difference),
    place: span,
    expected: claim.slice(span.start, span.end),
    actual,
  };
}

/** A place of what was read of a claim as one of the claim itself, which begins at `from`. */
function behind(from: number, { start, end }: Span): Span {
  return { start: Math.max(0, start - from), end: end - from };
}

function inClaim({ outcome, reason, left, differences }: Omit<Judged, 'places'>, from: number) {
  return {
    outcome,
    reason,
    left: left.map((span) => behind(from, span)),
    differences: differences.map((one) => ({ ...one, span: behind(from, one.span) })),
  };
}

function statedOf(
  { outcome, reason, left, differences }: Omit<Judged, 'places'>,
  { read, derivation, nearly }: Pick<Stated, 'read' | 'derivation' | 'nearly'>,
  claim: string,
): Stated {
  return {
    outcome,
    reason: reason === null ? null : REASONS[reason],
    read,
    open: left,
    differences: differences.map((one) => differenceOf(one, claim)),
    derivation,
    nearly,
  };
}

function silent(reason: GroundingReason): Stated {
  return {
    outcome: 'undecided',
    reason,
    read: [],
    open: [],
    differences: [],
    derivation: null,
    nearly: null,
  };
}

/** A claim as it was judged, and where its passages stand in which texts. */
interface Asked {
  readonly judged: Judged;
  /** Where the claim begins in what was read of it. */
  readonly from: number;
  readonly placeOf: (place: JudgedPlace) => ReadPlace | null;
}

function placeIn(parts: readonly Placed[], { passage, span }: JudgedPlace): ReadPlace | null {
  const part = parts[passage];
  const start = part?.placeOf(span.start) ?? null;
  if (part === undefined || start === null) return null;
  const end = start + span.end - span.start;
  const { evidence_id, text } = part.of;
  return { evidence_id, span: { start, end }, path: null, quote: text.slice(start, end) };
}

/** A part of a text, with the text. */
interface Placed extends Part {
  readonly of: StatedText;
}

/** Reads each part once, for however many claims. */
function remembering(reader: Reader, kept: KeptReadings): (text: string) => readonly ReadSentence[] {
  const known = new Map<string, readonly ReadSentence[]>();
  return (text) => {
    const sentences = known.get(text) ?? kept(text, () => readText(text, reader));
    known.set(text, sentences);
    return sentences;
  };
}

/** Sentences of an answer and its evidence that are kept as words: a claim often repeats one. */
const MOST_SENTENCES = 500;

/** Reads a sentence that stands in several texts once, with the values that are one word in it. */
function rememberingSentences(reader: Reader): Reader {
  const known = new Map<string, readonly Token[]>();
  const read = (sentence: string, wholes: readonly Whole[]): readonly Token[] => {
    const key = [sentence, ...wholes.map(({ start, end, isTime }) => `${start} ${end} ${isTime}`)].join('\n');
    const tokens = known.get(key) ?? reader.tokens(sentence, { start: 0, end: sentence.length }, wholes);
    if (known.size >= MOST_SENTENCES) known.clear();
    known.set(key, tokens);
    return tokens;
  };
  return {
    ...reader,
    tokens: (text, { start, end }, wholes = []) =>
      read(
        text.slice(start, end),
        wholes.map((whole) => moved(whole, -start)),
      ).map((token) => moved(token, start)),
  };
}

/** Texts of one language, read as far as a claim may be about them; texts that are read whole are read once. */
function openLanguage(
  texts: readonly StatedText[],
  language: Reader,
  kept: KeptReadings,
  tolerance: Exact,
): (claim: ClaimInPlace) => Asked {
  const reader = rememberingSentences(language);
  const read = remembering(reader, kept);
  const readInPlace = answerReader(reader);
  const cut = texts.map((of) => ({ of, matterOf: whatMatters(of.text) }));
  let whole: TextJudge | null = null;
  return ({ text: claim, said }) => {
    const matters = cut.map(({ of, matterOf }) => ({ of, ...matterOf(claim) }));
    const isWhole = matters.every((one) => one.isWhole);
    const parts = matters.flatMap(({ of, parts: some }) => some.map((part): Placed => ({ ...part, of })));
    const passages = parts.map(({ text }) => text);
    const open = whole ?? openTexts({ texts: passages, tolerance, isWhole, read }, reader);
    if (isWhole) whole = open;
    const inPlace = said === null ? undefined : readInPlace(claim, said);
    return {
      judged: open(claim, inPlace),
      from: inPlace?.from ?? 0,
      placeOf: (place) => placeIn(parts, place),
    };
  };
}

/** The judge of statements as a verification asks it: each claim against the texts of its own language. */
export function statementJudge(readerOf: (language: Language) => Reader): StatementJudge {
  const kept = { en: keptReadings(), ko: keptReadings() };
  return {
    precision: STATEMENT_PRECISION,
    open(texts, numericTolerance) {
      const tolerance = exactFrom(String(numericTolerance));
      const opened = (language: Language): (() => ((claim: ClaimInPlace) => Asked) | null) =>
        madeOnce(() => {
          const own = texts.filter(({ text }) => languagesOfText(text).includes(language));
          return own.length === 0 ? null : openLanguage(own, readerOf(language), kept[language], tolerance);
        });
      const known = { en: opened('en'), ko: opened('ko') };
      return (claim) => {
        const { text } = claim;
        const hold = known[languageByScript(text)]();
        if (hold === null) return silent('other_language');
        const { judged, from, placeOf } = hold(claim);
        const read = judged.places.flatMap((place) => placeOf(place) ?? []);
        return statedOf(inClaim(judged, from), { read, derivation: null, nearly: null }, text);
      };
    },
    openRecords({ evidence_id, tables }, numericTolerance) {
      const tolerance = exactFrom(String(numericTolerance));
      const known = new Map<Language, RecordJudge>();
      return ({ text }) => {
        const language = languageByScript(text);
        const hold = known.get(language) ?? openRecords(tables, language, readerOf(language), tolerance);
        known.set(language, hold);
        const { cells, derivation, nearly, ...judged } = hold(text);
        const read = cells.map(({ path, quote }) => ({ evidence_id, span: null, path, quote }));
        return statedOf(judged, { read, derivation, nearly }, text);
      };
    },
  };
}
