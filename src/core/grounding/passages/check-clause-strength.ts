import type { Term } from '../../language/term.ts';
import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';

const AGREED = 0.7;
const LEAST = 0.4;

/** What the sentence says, and what of a claim says more than it. */
const LADDERS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:may|can|could|might|optional(?:ly)?|recommended|should|allowed to|free to|up to the)\b/iu,
    /\b(?:must|have to|has to|had to|shall|required to|obliged to|needs? to|mandatory|compulsory)\b/iu,
  ],
  [
    /\b(?:may|might|could|can|perhaps|possibly|probably|likely|expected|suggests?|suspect\w*|appears?|seems?|believes?|hopes?)\b/iu,
    /\b(?:will|certainly|definitely|surely|undoubtedly|always|proves?|proved|proven|guarantees?|guaranteed|inevitably|confirm(?:s|ed))\b/iu,
  ],
  [
    /\b(?:some|many|most|mostly|several|few|usually|often|sometimes|typically|generally|normally|nearly|almost|partly|up to|at least|about half|majority)\b/iu,
    /\b(?:all|every|everyone|everybody|everything|always|each|entire|entirely|whole|none|nobody|never|no(?= [a-z]+s\b)|any time|anytime|at all times|without exception)\b/iu,
  ],
  [
    /\b(?:only (?:if|when|with|where|after|on|in|by|between)|except|outside|unless|between|subject to|provided|limited to|restricted|as long as|not)\b/iu,
    /\b(?:any ?time|at all times|always|around the clock|day and night|unconditionally|without (?:any |a |an )?(?:[a-z]+ ){0,2}?(?:restrictions?|conditions?|exception|limits?|approval|permission|consent|modules?|extras?|supplements?|additions?|authori[sz]ation|agreement|registration|reservation)|in all cases|in every case|everyone|everybody|everywhere|regardless|no matter|wherever|whenever|freely|unlimited)\b/iu,
  ],
  [/\bboth\b/iu, /\bonly (?:the|one|his|her)\b|\balone\b|\bsolely\b/iu],
  [
    /\b(?:plan(?:s|ned|ning)?|intends?|intended|propos(?:es|ed|al)|considers?|considering|hopes?|aims?|will be|is to be|are to be|would|scheduled|expects?|expected|wants?|promised?|under discussion|proposes)\b/iu,
    /\b(?:(?:has|have) (?:now |already |since |just )?(?:been )?(?:built|opened|completed|closed|signed|bought|launched|introduced|installed|[a-z]{3,}ed)|(?:was|were) (?:built|opened|completed|launched|introduced|installed|finished))\b/iu,
  ],
];

/** GR28: the clause says must for may, all for some, always for usually, done for planned, any time for only when. */
export function checkClauseStrength(alignment: Alignment, held: HeldClause): CheckedText[] {
  const { best, terms } = held;
  const contents = terms.filter(({ weight }) => weight > 0).length;
  if (best.share < LEAST || contents < 2) return [];
  const there = alignment.passages.terms.slice(best.first, best.first + best.length);
  const sentence = alignment.passages.sentences[best.sentence];
  const passage = alignment.passages.passages[sentence?.passage ?? 0]?.text ?? '';
  const full = passage.slice(sentence?.start, sentence?.end);
  const offset = terms[0]?.term.start ?? 0;
  const own = alignment.text.slice(offset, terms.at(-1)?.term.end);
  for (const [weak, strong] of LADDERS) {
    const said = strong.exec(own);
    if (said === null || weak.test(own) || strong.test(full)) continue;
    if (restHeld(held, offset + said.index, offset + said.index + said[0].length) < AGREED) continue;
    const near = weak.exec(nearLinked(passage, there, held));
    if (near === null) continue;
    const start = offset + said.index;
    const place = { start, end: start + said[0].length };
    return [
      {
        rule: 'GR28',
        outcome: 'not_found',
        place,
        reading: said[0],
        actual: near[0],
        code: 'STRENGTH_MISMATCH',
      },
    ];
  }
  return [];
}

/** Share of the clause by weight that the sentence holds, without the words from `start` to `end`. */
function restHeld({ best, terms }: HeldClause, start: number, end: number): number {
  let held = 0;
  let total = 0;
  terms.forEach(({ term, weight }, at) => {
    if (term.start >= start && term.end <= end) return;
    total += weight;
    if ((best.order[at] ?? -1) >= 0 || (best.moved[at] ?? -1) >= 0) held += weight;
  });
  return total === 0 ? 0 : held / total;
}

const BEFORE = 4;
const BEHIND = 4;

/** The part of the sentence that the clause is linked with, and a few words around it. */
function nearLinked(passage: string, there: readonly Term[], { best, terms }: HeldClause): string {
  const places = terms.flatMap(({ weight }, at) => {
    const place = Math.max(best.order[at] ?? -1, best.moved[at] ?? -1);
    return weight > 0 && place >= 0 ? [place] : [];
  });
  const first = there[Math.max(0, Math.min(...places) - BEFORE)];
  const last = there[Math.min(there.length - 1, Math.max(...places) + BEHIND)];
  return passage.slice(first?.start, last?.end);
}
