import { claimsOf } from '../src/core/claims/claims-of.ts';
import { assertingFor } from '../src/core/verify/asserting-for.ts';
import { folded } from '../src/core/language/fold-text.ts';
import { contentOf, type EvidenceContent } from '../src/core/grounding/own-ground/evidence-content.ts';
import { openPieces } from '../src/core/grounding/own-ground/holders.ts';
import type { Holder } from '../src/core/grounding/held.ts';
import type { SeenClaim } from './claim-example.ts';
import { mappings } from './mappings.ts';
import { answerOf } from './judge.ts';
import type { EvalRow } from './row.ts';

const HANGUL = /[가-힣]/;
const configurationOf = mappings();

function opened(row: EvalRow): { readonly verifier: string; readonly holders: readonly Holder[] }[] {
  const settings = configurationOf(row.mapping).grounding;
  const mapping = settings.mappings['*'] ?? null;
  const contents = row.evidences.map((evidence) => contentOf(evidence, mapping?.columns));
  const only = (keep: (content: EvidenceContent) => EvidenceContent): readonly Holder[] =>
    openPieces(
      contents.map((content) => ({ content: keep(content), mapping })),
      settings.aggregate,
    ).holders;
  return [
    { verifier: 'passages', holders: only((content) => ({ ...content, records: null })) },
    { verifier: 'records', holders: only((content) => ({ ...content, text: null })) },
  ];
}

/** The claims that the product finds in an answer, with what each verifier measures of them. */
export function seenClaims(row: EvalRow): SeenClaim[] {
  const verifiers = opened(row);
  const { claims } = claimsOf(answerOf(row).content, assertingFor(row.evidences));
  return claims.flatMap(({ text, span }) =>
    verifiers.flatMap(({ verifier, holders }) =>
      holders.flatMap((holder): SeenClaim[] => {
        const { signals } = holder.next({ text: folded(text), query: row.query });
        if (span === undefined || Object.keys(signals).length === 0) return [];
        return [{ verifier, language: HANGUL.test(text) ? 'ko' : 'en', span, signals }];
      }),
    ),
  );
}
