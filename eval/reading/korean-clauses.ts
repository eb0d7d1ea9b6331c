import type { MendedSentence } from '../../src/core/read/korean/mended-korean.ts';
import type { Mood } from '../../src/core/statement/statement.ts';
import type { Token } from '../../src/core/statement/token.ts';

/** A clause as the labelled sentences have it. */
export interface LabelledClause {
  readonly predicate: string;
  readonly negative: boolean;
  readonly mood: Mood;
  readonly roles: readonly (readonly [role: string, word: string])[];
}

const GRAMMAR: Readonly<Record<string, string>> = { nsubj: 'subject', obj: 'object' };

function roleOf({ relation, inflection }: Token): string | null {
  const own = GRAMMAR[relation];
  if (own !== undefined) return own;
  return relation === 'obl' || relation === 'dislocated' ? (inflection?.particles[0] ?? null) : null;
}

function rolesOf(tokens: readonly Token[], at: number): (readonly [string, string])[] {
  return tokens.flatMap((token) => {
    const role = token.head === at ? roleOf(token) : null;
    return role === null ? [] : [[role, token.lemma] as const];
  });
}

const LENDING = new Set(['conj', 'advcl', 'acl', 'ccomp', 'root']);

/** The clauses of a sentence; one without a subject has that of the clause that it hangs on or that hangs on it. */
export function koreanClauses({ tokens, moods }: MendedSentence): LabelledClause[] {
  const subjectOf = (at: number): string | undefined =>
    tokens.find(({ head, relation }) => head === at && relation === 'nsubj')?.lemma;
  return [...moods].map(([at, { mood, negative }]) => {
    const token = tokens[at];
    const roles = rolesOf(tokens, at);
    const lent = lentSubject(tokens, at, subjectOf);
    if (subjectOf(at) === undefined && lent !== undefined) roles.push(['subject', lent]);
    return { predicate: token?.lemma ?? '', negative, mood, roles };
  });
}

function lentSubject(
  tokens: readonly Token[],
  at: number,
  subjectOf: (at: number) => string | undefined,
): string | undefined {
  const token = tokens[at];
  if (token === undefined || !LENDING.has(token.relation)) return undefined;
  const isModifier = ['ㄴ', '는', '던'].includes(token.inflection?.endings.at(-1) ?? '');
  if (isModifier)
    return tokens[token.head]?.inflection?.kind === 'noun' ? tokens[token.head]?.lemma : undefined;
  if (token.relation === 'conj' || token.relation === 'advcl') return subjectOf(token.head);
  const joined = tokens.findIndex(
    ({ head, relation }) => head === at && (relation === 'conj' || relation === 'advcl'),
  );
  return joined < 0 ? undefined : subjectOf(joined);
}
