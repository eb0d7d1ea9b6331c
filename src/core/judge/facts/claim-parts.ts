import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { covers, isContent, isNegativeWord } from './content.ts';
import { moodOf } from './label-fact.ts';
import type { FactBase } from './fact.ts';
import type { NameRun } from './name-run.ts';
import { namesAsked } from './names.ts';
import { englishParts, type Part } from './parts.ts';

function nameTokens({ tokens }: ReadSentence, name: NameRun | undefined): readonly Token[] {
  return name === undefined ? [] : tokens.slice(name.first, name.last + 1);
}

/** The time that the first part says beside its value, for one without: finished 2024 with 30 points and B 36. */
function timesLent(part: Part, lead: Part): readonly ValueMention[] {
  const times = (some: Part): readonly ValueMention[] =>
    some.values.filter(({ value }) => value?.kind === 'period');
  const own = times(lead);
  const isLent = part !== lead && !part.hasVerb && part.values.length > 0 && times(part).length === 0;
  return isLent && own.length === 1 && lead.values.length > 1 ? own : [];
}

/** What a part leaves the first one to say: its name, and where it has no verb all but name and value. */
function lentTo(part: Part, lead: Part, claim: ReadSentence): readonly Token[] {
  const owner = nameTokens(claim, lead.names[0]);
  if (part.hasVerb) return part.names.length > 0 && part.names[0]?.first === 0 ? [] : owner;
  const named = lead.names.flatMap((name) => nameTokens(claim, name));
  const rest = lead.tokens.filter(
    (token) =>
      !named.includes(token) &&
      !lead.values.some((value) => covers(value, token) && !timesLent(part, lead).includes(value)),
  );
  return part.names.length > 0 ? rest : [...owner, ...rest];
}

/** Without a verb, words before the value say whose it is: somebody that the evidence may not name. */
function namesUnknown({ hasVerb, names, tokens, values: [first] }: Part, { silent }: ClauseWords): boolean {
  if (hasVerb || names.length > 0 || first === undefined) return false;
  return tokens.some((token) => token.end <= first.start && isContent(token) && !silent.has(token.lemma));
}

/** A claim of several clauses as one sentence for each; of one clause as it is. */
export function claimParts(
  claim: ReadSentence,
  { proper, known, owners }: FactBase,
  words: ClauseWords,
): readonly ReadSentence[] {
  if (claim.tokens.some(({ inflection }) => inflection !== undefined)) return [claim];
  const names = namesAsked(claim, proper, known);
  const parts = englishParts(claim, names, words);
  const [lead, ...others] = parts;
  const isOpen =
    moodOf(claim, names[0]?.first === 0) !== 'asserted' ||
    claim.tokens.some(
      (token) => words.moods.has(token.lemma) && !claim.values.some((value) => covers(value, token)),
    );
  if (lead === undefined || others.length === 0 || isOpen) return [claim];
  const isDenied = claim.tokens.some((token) => isNegativeWord(token, words));
  if (lead.names.length === 0 && (owners.length > 0 || !isDenied)) return [claim];
  if (!parts.every(({ hasVerb, values, names: own }) => hasVerb || values.length > 0 || own.length > 0))
    return [claim];
  if (others.some((part) => namesUnknown(part, words))) return [claim];
  const cut = (part: Part): ReadSentence => ({
    ...claim,
    statements: [],
    values: [...timesLent(part, lead), ...part.values],
    tokens: part === lead ? part.tokens : [...lentTo(part, lead, claim), ...part.tokens],
  });
  return parts.map(cut);
}
