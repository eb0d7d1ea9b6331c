import type { ClaimExample, SeenClaimsOf } from './claim-example.ts';
import { labelOf } from './claim-example.ts';
import { pairingKey, type Section } from './sections.ts';

/** The claims of every labelled row of the sections. */
export function collectClaims(sections: readonly Section[], claimsOf: SeenClaimsOf): ClaimExample[] {
  let number = 0;
  return sections.flatMap(({ name, dataset, rows, pairing }) => {
    const keyOf = pairingKey(pairing);
    return rows.flatMap((row) => {
      if (row.label === null) return [];
      number += 1;
      const claims = claimsOf(row);
      const group = `${dataset} ${row.group}`;
      const place = { set: name, group, row: number, key: keyOf?.(row) ?? '', answer_label: row.label };
      return claims.map((claim) => ({
        ...claim,
        ...place,
        label: labelOf(row, claim.span, claims.length),
      }));
    });
  });
}
