import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Evidence } from '../../src/contract/evidence.ts';
import { RecordMapping } from '../../src/contract/record-mapping.ts';

const root = join(import.meta.dirname, '../../cases/grounding');

/** `flagged`: anything but supported. `open`: the evidence leaves it open, and nothing is to be said against it. */
const Truth = z.enum(['supported', 'contradicted', 'not_found', 'flagged', 'open']);
export type Truth = z.infer<typeof Truth>;

const Claim = z.object({
  rule: z.string().optional(),
  claim: z.string(),
  end: Truth,
  unsupported: z.array(z.string()).optional(),
  derivation: z.string().optional(),
});
const Words = z.record(z.string(), z.array(z.string()));

/** A claim, what it is held against, and what is true of it. */
export interface HeldCase {
  /** The table that it stands in. */
  readonly table: string;
  /** The claim, counted where the table has it more than once. */
  readonly name: string;
  readonly rule: string;
  readonly claim: string;
  readonly evidences: readonly Evidence[];
  readonly mapping: RecordMapping | null;
  readonly truth: Truth;
  /** Words of the claim that a user must see marked. */
  readonly marked: readonly string[];
  /** True where its claims are looked for, as in an answer; false where it is held as it is. */
  readonly isAnswer: boolean;
  /** What the shown computation must contain. */
  readonly derivation: string | null;
}

type Held = Pick<HeldCase, 'table' | 'evidences' | 'mapping'>;

function read(table: string): unknown {
  return JSON.parse(readFileSync(join(root, `${table}.json`), 'utf8'));
}

function caseOf(
  held: Held,
  { rule = 'GR24', claim, end, unsupported = [], derivation }: z.infer<typeof Claim>,
): HeldCase {
  return {
    ...held,
    rule,
    name: claim,
    claim,
    truth: end,
    marked: unsupported,
    isAnswer: false,
    derivation: derivation ?? null,
  };
}

function evidence(type: Evidence['type'], ...data: readonly unknown[]): Evidence[] {
  return data.map((one, at) => ({ evidence_id: `e${at + 1}`, type, data: one as Evidence['data'] }));
}

const Tables = z.object({ table: z.unknown(), cases: z.array(Claim) });

function ofTable(table: string): HeldCase[] {
  const { table: data, cases } = Tables.parse(read(table));
  return cases.map((one) => caseOf({ table, evidences: evidence('table', data), mapping: null }, one));
}

const Objects = z.array(z.object({ json: z.unknown(), columns: Words.optional(), claims: z.array(Claim) }));

function ofObjects(table: string): HeldCase[] {
  return Objects.parse(read(table)).flatMap(({ json, columns, claims }) => {
    const mapping = columns === undefined ? null : RecordMapping.parse({ columns });
    return claims.map((one) => caseOf({ table, evidences: evidence('json', json), mapping }, one));
  });
}

const Premises = z.array(z.object({ premise: z.string(), claims: z.array(Claim) }));

function ofPremises(table: string): HeldCase[] {
  return Premises.parse(read(table)).flatMap(({ premise, claims }) =>
    claims.map((one) => caseOf({ table, evidences: evidence('document', premise), mapping: null }, one)),
  );
}

const Ends = z.array(
  z.object({
    evidence: z.union([z.string(), z.array(z.string())]),
    supported: z.array(z.string()),
    unsupported: z.array(z.string()),
  }),
);

function ofEnds(table: string): HeldCase[] {
  return Ends.parse(read(table)).flatMap(({ evidence: data, supported, unsupported }) => {
    const held = { table, evidences: evidence('document', ...[data].flat()), mapping: null };
    return [
      ...supported.map((claim) => caseOf(held, { claim, end: 'supported' })),
      ...unsupported.map((claim) => caseOf(held, { claim, end: 'flagged' })),
    ];
  });
}

const Pieces = z.array(
  z.object({
    type: z.enum(['document', 'table', 'json', 'tool_result']),
    pieces: z.array(z.unknown()),
    mapping: RecordMapping.optional(),
    claims: z.array(Claim),
  }),
);

function ofPieces(table: string): HeldCase[] {
  return Pieces.parse(read(table)).flatMap(({ type, pieces, mapping = null, claims }) =>
    claims.map((one) => ({
      ...caseOf({ table, evidences: evidence(type, ...pieces), mapping }, one),
      isAnswer: pieces.length > 1,
    })),
  );
}

const Rules = z.array(
  z.object({
    evidence: z.string(),
    claims: z.array(Claim.omit({ end: true }).extend({ outcome: Truth })),
  }),
);

function ofRules(table: string): HeldCase[] {
  return Rules.parse(read(table)).flatMap(({ evidence: data, claims }) =>
    claims.map(({ outcome, ...one }) =>
      caseOf({ table, evidences: evidence('document', data), mapping: null }, { ...one, end: outcome }),
    ),
  );
}

const Sentences = z.array(
  z.object({ world: z.string(), text: z.string(), wrong: z.array(z.string()), open: z.boolean().optional() }),
);
const Worlds = z.record(z.string(), z.object({ data: z.unknown(), mapping: RecordMapping.nullable() }));

function ofSentences(table: string): HeldCase[] {
  const worlds = Worlds.parse(read('entities/worlds'));
  return Sentences.parse(read(table)).map(({ world, text, wrong, open = false }) => {
    const { data, mapping } = worlds[world] ?? { data: {}, mapping: null };
    const right = open ? 'open' : 'supported';
    const held = { table, evidences: evidence('json', data), mapping };
    const truth = {
      rule: 'GR41',
      claim: text,
      end: wrong.length > 0 ? 'flagged' : right,
      unsupported: wrong,
    } as const;
    return { ...caseOf(held, truth), isAnswer: true };
  });
}

const Triples = z.array(
  z.object({
    triples: z.array(z.array(z.string())),
    pairs: z.array(z.object({ right: z.string(), wrong: z.string(), unsupported: z.string().nullable() })),
  }),
);

function ofTriples(table: string): HeldCase[] {
  return Triples.parse(read(table)).flatMap(({ triples: rows, pairs }) => {
    const data = { columns: ['subject', 'predicate', 'object'], rows };
    const held = { table, evidences: evidence('table', data), mapping: null };
    return pairs.flatMap(({ right, wrong, unsupported }) => [
      caseOf(held, { rule: 'GR38', claim: right, end: 'supported' }),
      caseOf(held, {
        rule: 'GR38',
        claim: wrong,
        end: 'flagged',
        unsupported: unsupported === null ? [] : [unsupported],
      }),
    ]);
  });
}

function tables(folder: string): string[] {
  const paths = globSync(`${folder}/*.json`, { cwd: root });
  return paths.map((path) => path.replaceAll('\\', '/').replace('.json', '')).sort();
}

/** The second of a name in its table is `name (2)`. */
function named(all: readonly HeldCase[]): HeldCase[] {
  const times = new Map<string, number>();
  return all.map((one) => {
    const key = JSON.stringify([one.table, one.name]);
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    return count === 1 ? one : { ...one, name: `${one.name} (${count})` };
  });
}

/** Every labelled claim of cases/grounding that is one claim against some evidence, as one list. */
export function heldCases(): HeldCase[] {
  const objects = tables('json').filter((name) => name !== 'json/triples');
  return named([
    ...tables('tables').flatMap(ofTable),
    ...objects.flatMap(ofObjects),
    ...ofTriples('json/triples'),
    ...ofSentences('entities/sentences'),
    ...tables('korean').flatMap(ofPremises),
    ...ofEnds('passages/ends'),
    ...ofRules('passages/rules'),
    ...ofPremises('passages/korean'),
    ...ofPieces('planted'),
    ...ofPieces('shapes'),
  ]);
}
