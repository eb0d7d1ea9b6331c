import type { ReadSentence } from '../read/read-text.ts';
import type { Statement } from '../statement/statement.ts';
import { differencesOf, wholeDifference } from './differences.ts';
import { computes } from './facts/asked.ts';
import { type Held, type Said, SILENT } from './held.ts';
import { match } from './match.ts';
import type { Means } from './means.ts';
import { oneDifference } from './one-difference.ts';
import { isReadWhole } from './read-whole.ts';
import { isNarrowed } from './verbatim/narrowed.ts';

/** JD93: all statements of the evidence that say the same with another value; where none of them says that one too. */
function holdDifferent(
  claim: Statement,
  claimed: ReadSentence,
  evidence: readonly Said[],
  means: Means,
): Held {
  const found = evidence.flatMap(({ sentence, place, quote }) =>
    sentence.statements.flatMap((statement) => {
      const value = oneDifference(claim, statement, means);
      return value === null ? [] : [{ value, place, quote, sentence, statement }];
    }),
  );
  const isSaidThere = ({ value, sentence }: (typeof found)[number]): boolean =>
    sentence.values.some(
      (one) =>
        value.value !== null && one.value !== null && means.compare(value.value, one.value) === 'equal',
    );
  const [first] = found;
  if (first === undefined || found.some(isSaidThere)) return SILENT;
  const instead = { values: first.sentence.values, quote: first.quote };
  const differences = differencesOf({ values: [first.value], computes: false }, claimed.span, instead, means);
  return { ...SILENT, match: 'contradicted', places: found.map(({ place }) => place), differences };
}

function holdStatement(
  claim: Statement,
  claimed: ReadSentence,
  evidence: readonly Said[],
  means: Means,
): Held {
  const found = evidence.flatMap(({ sentence, place, quote }) =>
    sentence.statements.map((statement) => {
      const said = match(claim, statement, means);
      const isLess = said === 'supported' && isNarrowed(claim, claimed, statement, sentence, means);
      return { match: isLess ? null : said, isSaid: said === 'supported', place, quote };
    }),
  );
  const decided = (['contradicted', 'supported'] as const).find((one) =>
    found.some((said) => said.match === one),
  );
  if (decided === undefined)
    return found.some((said) => said.isSaid) ? SILENT : holdDifferent(claim, claimed, evidence, means);
  const saying = found.filter((said) => said.match === decided);
  const isDisputed = decided === 'supported' && holdDifferent(claim, claimed, evidence, means).match !== null;
  if (isDisputed) return SILENT;
  const [first] = decided === 'contradicted' ? saying : [];
  return {
    ...SILENT,
    match: decided,
    places: saying.map(({ place }) => place),
    differences: first === undefined ? [] : [wholeDifference('polarity', claimed.span, first.quote)],
  };
}

/** JD114: a clause without a subject of its own (`when booking the hall`) is said in one sentence with it: in two it may hang on something else. */
function shareHanging({ statements, tokens }: ReadSentence, held: readonly Held[]): boolean {
  const hangs = (at: number): boolean => {
    const verb = tokens[statements[at]?.at ?? -1];
    return verb?.xpos === 'VBG' && verb.relation.startsWith('advcl');
  };
  const leading = held.flatMap(({ places }, at) => (hangs(at) ? [] : places));
  return held.every(({ places }, at) => !hangs(at) || places.some((place) => leading.includes(place)));
}

/**
 * Each statement of a claim; all of them support it only where nothing of the sentence is left over. What computes is held
 * by its values and operators, or against a sentence that computes as well.
 */
export function holdStatements(
  claim: ReadSentence,
  evidence: readonly Said[],
  means: Means,
): readonly Held[] {
  const alike = computes(claim, means.words) ? evidence.filter((one) => one.computes) : evidence;
  const held = claim.statements.map((one) => holdStatement(one, claim, alike, means));
  if (!held.every((one) => one.match === 'supported')) return held;
  if (!shareHanging(claim, held)) return [SILENT];
  const places = held.flatMap((one) => one.places);
  const saying = alike.filter(({ place }) => places.includes(place)).map(({ sentence }) => sentence);
  return isReadWhole(claim, saying, means) ? held : [SILENT];
}
