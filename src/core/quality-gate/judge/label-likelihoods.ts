import type { TokenLikelihood } from '../../../contract/ports/model-provider.ts';
import type { Labels } from './judged-item.ts';

const ENTRY = /"id"\s*:\s*"([^"\\]{1,20})"\s*,\s*"passed"\s*:\s*(?=[tfn])/gu;
const WORDS = { yes: 'true', no: 'false', partial: 'null' } as const;
const LEAD = /^[\s:"]+/u;

function isBegun(text: string, word: string): boolean {
  const said = text.replace(LEAD, '').toLowerCase();
  return said !== '' && (word.startsWith(said) || said.startsWith(word));
}

function massOf(word: string, { alternatives }: TokenLikelihood): number {
  return alternatives
    .filter(({ token }) => isBegun(token, word))
    .reduce((sum, { logprob }) => sum + Math.exp(logprob), 0);
}

function labelsOf(token: TokenLikelihood): Labels | null {
  const [yes, partial, no] = [
    massOf(WORDS.yes, token),
    massOf(WORDS.partial, token),
    massOf(WORDS.no, token),
  ];
  const all = yes + partial + no;
  return all > 0 ? { yes: yes / all, partial: partial / all, no: no / all } : null;
}

/** The token that covers each of these places, which rise. */
function tokensAt(
  likelihoods: readonly TokenLikelihood[],
  places: readonly number[],
): (TokenLikelihood | null)[] {
  let next = 0;
  let end = 0;
  return places.map((place) => {
    for (; end <= place && next < likelihoods.length; next++) end += likelihoods[next]?.token.length ?? 0;
    return end > place ? (likelihoods[next - 1] ?? null) : null;
  });
}

/** QG16: how likely each label was, by asked id, where the provider tells the alternatives to each token. */
export function labelLikelihoods(likelihoods: readonly TokenLikelihood[]): ReadonlyMap<string, Labels> {
  const text = likelihoods.map(({ token }) => token).join('');
  const entries = [...text.matchAll(ENTRY)];
  const tokens = tokensAt(
    likelihoods,
    entries.map(({ 0: { length }, index }) => index + length),
  );
  return new Map(
    entries.flatMap(({ 1: id = '' }, at) => {
      const token = tokens[at] ?? null;
      const labels = token === null ? null : labelsOf(token);
      return labels === null ? [] : [[id, labels] as const];
    }),
  );
}
