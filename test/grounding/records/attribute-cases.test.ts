import { describe, expect, it } from 'vitest';
import flags from '../../../cases/grounding/json/flags.json' with { type: 'json' };
import hours from '../../../cases/grounding/json/hours.json' with { type: 'json' };
import korean from '../../../cases/grounding/json/korean.json' with { type: 'json' };
import objectsEnglish from '../../../cases/grounding/json/objects-english.json' with { type: 'json' };
import objectsKorean from '../../../cases/grounding/json/objects-korean.json' with { type: 'json' };
import objectsMore from '../../../cases/grounding/json/objects-more.json' with { type: 'json' };
import type { Held } from '../../../src/core/grounding/held.ts';
import { attributeHolder } from '../../../src/core/grounding/records/attributes/attribute-holder.ts';
import type { ColumnSynonyms } from '../../../src/core/grounding/records/record-table.ts';
import { recordsOfJson } from '../../../src/core/grounding/records/records-of-json.ts';
import { termsOf } from '../../../src/core/language/terms.ts';

interface Case {
  readonly claim: string;
  readonly end: string;
  readonly rule: string;
  readonly unsupported?: readonly string[];
}

function endOf({ rulings, probability = 1 }: Held): string {
  if (rulings.some(({ outcome }) => outcome === 'contradicted')) return 'contradicted';
  const missing = rulings.some(({ outcome }) => outcome === 'not_found');
  return missing || probability < 0.5 ? 'not_found' : 'supported';
}

function missing({ claim, unsupported = [] }: Case, held: Held): string[] {
  return unsupported.filter((part) => {
    const start = claim.indexOf(part);
    return !held.unsupported.some((span) => span.start < start + part.length && start < span.end);
  });
}

const objects = [...flags, ...hours, ...korean, ...objectsEnglish, ...objectsKorean, ...objectsMore].map(
  (object) => ({
    language: object.language,
    json: object.json as unknown,
    columns: ('columns' in object ? object.columns : {}) as ColumnSynonyms,
    claims: object.claims as readonly Case[],
  }),
);

const rows = objects.flatMap(({ language, json, columns, claims }) => {
  const records = recordsOfJson('e1', json, columns);
  return claims.map((one) => ({
    ...one,
    language,
    held: attributeHolder(records, termsOf).next({ text: one.claim, query: null }),
  }));
});

describe('claims against JSON objects', () => {
  it.each(rows)('$rule $claim → $end', (row) => {
    const said = row.held.rulings.map(
      ({ rule, outcome, derivation }) => `${rule} ${outcome} ${derivation ?? ''}`,
    );
    const end = endOf(row.held);
    const silent = row.held.read.length === 0 && row.held.rulings.length === 0;
    const flagged = row.end === 'flagged' && (end !== 'supported' || silent);
    expect({ end: flagged ? 'flagged' : end, missing: missing(row, row.held), said }).toEqual({
      end: row.end,
      missing: [],
      said,
    });
  });
});
