import type { Answer } from './attribute-answer.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { rangeOf } from './attribute-claim.ts';
import { type Group, isGroup, type Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import type { Mode } from './attribute-mode.ts';
import { phraseOf } from './attribute-phrases.ts';
import { QUALITY_WORDS } from './attribute-synonyms.ts';
import type { Found } from './attribute-ruling.ts';
import type { EvidenceWords } from './attribute-words.ts';

const VAGUE = new Set(
  [...QUALITY_WORDS, 'hours', '영업시간', '운영시간'].map((word) => phraseOf(word)[0] ?? ''),
);
/** How far a member of a group may stand from the word that names the group. */
const NEAR = 8;

/** GR36, GR39: what the claim says of yes-or-no and null attributes. */
export function checkFlags(claim: AttributeClaim, all: readonly Mention[], words: EvidenceWords): Found[] {
  const mentions = all.filter(({ phrase }) => !isSyllable(phrase));
  const members = mentions.filter((mention) => isMember(claim, mention, mentions));
  const single = mentions.filter(({ target }) => !isGroup(target) && target.group === null && !target.listed);
  const heads = mentions.filter((mention) => isGroup(mention.target) && !isQualified(mention, members));
  return [...single, ...members, ...heads].flatMap((mention) => {
    const found = rule(claim, mention, mentions);
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

/** A member counts where its group is named near it in the clause, or alone where members are qualities. */
function isMember(claim: AttributeClaim, mention: Mention, all: readonly Mention[]): boolean {
  const { target } = mention;
  if (isGroup(target) || target.group === null) return false;
  if (target.group.quality || !target.group.kinds) return true;
  return all.some((other) => other.target === target.group && isNear(claim, mention, other));
}

function isNear(claim: AttributeClaim, a: Mention, b: Mention): boolean {
  const distance = Math.max(a.first, b.first) - Math.min(a.last, b.last);
  return claim.clauses[a.first] === claim.clauses[b.first] && distance <= NEAR;
}

/** Where members are named beside it, the name of the group says nothing of its own. */
function isQualified(head: Mention, members: readonly Mention[]): boolean {
  return (
    (isGroup(head.target) && head.target.quality) ||
    members.some((member) => !isGroup(member.target) && member.target.group === head.target)
  );
}

/** A null under the name of qualities or hours is asked for by more than its name. */
function isVague(target: Leaf | Group): boolean {
  return target.phrases.some(([first = '', second]) => second === undefined && VAGUE.has(first));
}

function rule(
  claim: AttributeClaim,
  { target, phrase, first, last }: Mention,
  heads: readonly Mention[],
): Found | null {
  const { answer } = target;
  const mode = claim.modes[last] ?? 'plain';
  if (mode === 'open' || (answer === 'no' && mode === 'silent') || (answer === 'other' && mode !== 'silent'))
    return null;
  if (answer === 'unknown' && isVague(target) && mode !== 'silent') return null;
  const outcome = outcomeOf(answer, mode);
  return {
    rule: answer === 'unknown' || mode === 'silent' ? 'GR39' : 'GR36',
    outcome,
    place: rangeOf(claim, ...withHead({ target, phrase, first, last }, heads)),
    reading: `${target.path}: ${READINGS[mode]}`,
    path: target.path,
    value: valueOf(target),
  };
}

/** The terms of a member, with the word of its group where that stands right beside it: valet parking, a parking lot. */
function withHead({ target, first, last }: Mention, all: readonly Mention[]): [number, number] {
  if (isGroup(target) || target.group === null || target.group.quality) return [first, last];
  const head = all.find(
    (other) => other.target === target.group && (other.first === last + 1 || other.last === first - 1),
  );
  return head === undefined ? [first, last] : [Math.min(first, head.first), Math.max(last, head.last)];
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
