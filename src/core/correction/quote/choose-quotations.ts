import type { Asked } from './asked.ts';
import { type Coverage, coverages } from './coverage.ts';
import type { Passage } from './passages.ts';

/** Share of the question that a passage must hold. */
const ANSWERS = 0.62;
/** Of that, by itself. */
const OWN = 0.25;
/** Beside the best. */
const NEARLY = 0.85;
const MOST = 3;
const MOST_ITEMS = 6;

const DIGIT =
  /\d|[일이삼사오육칠팔구십백천만]\s?(?:개|명|일|시|년|월|주|번|회|원)|(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(?:개|명|시간|달|번|주|사람|가지)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|thousand|half|once|twice)\b/iu;
const TIME =
  /\d|[월화수목금토일]요일|오전|오후|아침|저녁|매일|매주|매월|매년|내일|오늘|작년|내년|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|noon|midnight|daily|weekly|monthly|annually)\b/iu;

function shows({ wanted }: Asked, { text }: Passage): boolean {
  if (wanted === 'number') return DIGIT.test(text);
  return wanted === 'time' ? TIME.test(text) || DIGIT.test(text) : true;
}

/** A name or number of the question that is nowhere: it is about something else. */
function isAboutAnother({ missing }: Coverage): boolean {
  return missing.some(({ kind }) => kind === 'name' || kind === 'number');
}

function answers(asked: Asked, coverage: Coverage): boolean {
  const { passage, whole, own } = coverage;
  if (passage.leads) return whole >= ANSWERS && own >= OWN && !isAboutAnother(coverage);
  return whole >= ANSWERS && own >= OWN && shows(asked, passage) && !isAboutAnother(coverage);
}

/** What leads in a list is quoted with its items. */
function withItems(chosen: readonly Passage[], passages: readonly Passage[]): Passage[] {
  return chosen.flatMap((passage) => {
    if (!passage.leads) return [passage];
    const next = passages[passage.at + 1];
    if (next === undefined || next.group < 0 || next.note !== passage.note) return [];
    const items = passages.slice(passage.at + 1).filter((one) => one.group === next.group);
    return [passage, ...items.slice(0, MOST_ITEMS)];
  });
}

function inOrder(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages
    .toSorted((a, b) => a.at - b.at)
    .filter(({ text }) => {
      const known = seen.has(text);
      seen.add(text);
      return !known;
    });
}

/** EX2: the passages that answer a question, at most a few, in the order of the evidence, none twice; empty where none does. */
export function chooseQuotations(asked: Asked, passages: readonly Passage[]): Passage[] {
  if (asked.words.length === 0) return [];
  const able = coverages(asked, passages)
    .filter((coverage) => answers(asked, coverage))
    .toSorted((a, b) => b.whole + b.own - (a.whole + a.own) || a.passage.at - b.passage.at);
  const best = able[0];
  if (best === undefined) return [];
  const bound = (best.whole + best.own) * NEARLY;
  const chosen = able.filter(({ whole, own }) => whole + own >= bound).slice(0, MOST);
  return inOrder(
    withItems(
      chosen.map(({ passage }) => passage),
      passages,
    ),
  );
}
