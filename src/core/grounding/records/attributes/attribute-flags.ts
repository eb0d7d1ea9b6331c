import type { Answer } from './attribute-answer.ts';
import { type AttributeClaim, rangeOf } from './attribute-claim.ts';
import { type Group, type Leaf, isGroup } from './attribute-leaf.ts';
import { type ClauseMentions, type Mention, byClause } from './attribute-mentions.ts';
import type { Mode } from './attribute-mode.ts';
import { phraseOf } from './attribute-phrases.ts';
import { QUALITY_WORDS } from './attribute-synonyms.ts';
import type { Found } from './attribute-ruling.ts';
import type { EvidenceWords } from './attribute-words.ts';

/** How far a member of a group may stand from the word that names the group. */
const NEAR = 8;

/** A member counts where its group is named near it in the clause, or alone where members are no kinds of one thing. */
function isMember(claim: AttributeClaim, mention: Mention, near: ClauseMentions): boolean {
  const { target } = mention;
  if (isGroup(target) || target.group === null) return false;
  if (target.group.quality || !target.group.kinds) return true;
  return headsOf(claim, mention, near).some((head) => distance(mention, head) <= NEAR);
}

/** The terms of a member, with the word of its group where that stands right beside it: valet parking, a parking lot. */
function withHead(claim: AttributeClaim, mention: Mention, near: ClauseMentions): [number, number] {
  const { target, first, last } = mention;
  if (isGroup(target) || target.group === null || target.group.quality) return [first, last];
  const head = headsOf(claim, mention, near).find((one) => one.first === last + 1 || one.last === first - 1);
  return head === undefined ? [first, last] : [Math.min(first, head.first), Math.max(last, head.last)];
}

/** A quality said of something else than its group: a quiet garden where the atmosphere is not quiet. */
function isLoose(claim: AttributeClaim, mention: Mention, near: ClauseMentions): boolean {
  const { target } = mention;
  if (isGroup(target) || target.group === null || !target.group.quality) return false;
  return !headsOf(claim, mention, near).some((head) => distance(mention, head) <= NEAR);
}

/** Where the group of a member is named in its clause. */
function headsOf({ clauses }: AttributeClaim, { target, first }: Mention, near: ClauseMentions): Mention[] {
  const group = isGroup(target) ? null : target.group;
  return (near.get(clauses[first] ?? 0) ?? []).filter((other) => other.target === group);
}

function distance(a: Mention, b: Mention): number {
  return Math.max(a.first, b.first) - Math.min(a.last, b.last);
}

const VAGUE = new Set(
  [...QUALITY_WORDS, 'hours', '영업시간', '운영시간'].map((word) => phraseOf(word)[0] ?? ''),
);
/** GR36, GR39: what the claim says of yes-or-no and null attributes. */
export function checkFlags(claim: AttributeClaim, all: readonly Mention[], words: EvidenceWords): Found[] {
  const mentions = all.filter(({ phrase }) => !isSyllable(phrase));
  const near = byClause(claim, mentions);
  const members = mentions.filter((mention) => isMember(claim, mention, near));
  const qualified = new Set(members.map(({ target }) => (isGroup(target) ? target : target.group)));
  const single = mentions.filter(({ target }) => !isGroup(target) && target.group === null && !target.listed);
  const heads = mentions.filter(({ target }) => isGroup(target) && !target.quality && !qualified.has(target));
  return [...single, ...members, ...heads].flatMap((mention) => {
    const found = rule(claim, mention, near);
    return found === null || isToldElsewhere(claim, mention, found, words) ? [] : [found];
  });
}

/** What people are told to have said, or what stands in the texts anyway, does not speak of the attribute. */
function isToldElsewhere(
  claim: AttributeClaim,
  { phrase }: Mention,
  found: Found,
  words: EvidenceWords,
): boolean {
  if (found.outcome === 'supported') return false;
  const told = phrase.every((stem) => words.texts.has(stem) || words.values.has(stem));
  return told && (claim.reported || found.outcome === 'not_found');
}

/** A null under the name of qualities or hours is asked for by more than its name. */
function isVague(target: Leaf | Group): boolean {
  return target.phrases.some(([first = '', second]) => second === undefined && VAGUE.has(first));
}

function rule(
  claim: AttributeClaim,
  { target, phrase, first, last }: Mention,
  near: ClauseMentions,
): Found | null {
  const { answer } = target;
  const mode = claim.modes[last] ?? 'plain';
  if (mode === 'open' || (answer === 'no' && mode === 'silent') || (answer === 'other' && mode !== 'silent'))
    return null;
  if (answer === 'unknown' && isVague(target) && mode !== 'silent') return null;
  const strict = outcomeOf(answer, mode);
  const mention = { target, phrase, first, last };
  const outcome = strict === 'contradicted' && isLoose(claim, mention, near) ? 'not_found' : strict;
  return {
    rule: answer === 'unknown' || mode === 'silent' ? 'GR39' : 'GR36',
    outcome,
    place: rangeOf(claim, ...withHead(claim, mention, near)),
    reading: `${target.path}: ${READINGS[mode]}`,
    path: target.path,
    value: valueOf(target),
  };
}

const READINGS: Readonly<Record<Mode, string>> = {
  plain: 'yes',
  negated: 'no',
  silent: 'not stated',
  open: 'open',
};

function outcomeOf(answer: Answer, mode: Mode): Found['outcome'] {
  if (answer === 'unknown') return mode === 'silent' ? 'supported' : 'not_found';
  if (mode === 'silent') return 'contradicted';
  return (answer === 'yes') === (mode === 'plain') ? 'supported' : 'contradicted';
}

function valueOf(target: Leaf | Group): Leaf['value'] {
  if (!isGroup(target)) return target.value;
  return target.answer === 'unknown' ? null : target.answer === 'yes';
}

/** One Korean syllable is too little to name a key (수 is a Wednesday, a number and a way). */
function isSyllable([first = '', second]: readonly string[]): boolean {
  return second === undefined && /^[가-힣]$/.test(first);
}
