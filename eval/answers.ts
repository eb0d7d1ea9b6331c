import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CLAIM_STANDINGS, type ClaimStanding, claimStanding } from '../src/contract/claim-standing.ts';
import { Configuration } from '../src/contract/configuration.ts';
import type { ClaimValidation } from '../src/contract/validation-report.ts';
import { verify } from '../src/core/verify.ts';
import { statementJudge } from '../src/core/verify/statement-judge.ts';
import { isHeldBack } from './statements/alone.ts';
import { packagedReader } from './statements/packaged-reader.ts';

const LABELS = ['supported', 'contradicted', 'not_said'] as const;

/** An answer as an assistant writes it, each of its sentences labelled. */
const LabelledAnswer = z.object({
  id: z.string(),
  evidence: z.array(z.string()),
  answer: z.string(),
  sentences: z.array(z.object({ text: z.string(), label: z.enum(LABELS) })),
});
type LabelledAnswer = z.infer<typeof LabelledAnswer>;

const FOLDER = new URL('../cases/first-contact/', import.meta.url);
const statements = statementJudge(packagedReader);
const still = { now: () => '2026-01-01T00:00:00.000Z', elapsed: () => 0 };

function read(name: string): LabelledAnswer[] {
  const lines = readFileSync(fileURLToPath(new URL(`${name}.jsonl`, FOLDER)), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => LabelledAnswer.parse(JSON.parse(line)));
}

async function claimsOf({ id, evidence, answer }: LabelledAnswer): Promise<readonly ClaimValidation[]> {
  const evidences = evidence.map((data, at) => ({ evidence_id: `e${at}`, type: 'document' as const, data }));
  const ports = { graph: null, sources: null, statements, clock: still, ids: { next: () => id } };
  const content = { text: answer, evidences };
  const { result } = await verify({ response_id: id, content }, Configuration.parse({}), ports);
  return result.claim_validations;
}

function bare(text: string): string {
  return text.replace(/[.。!?]+$/u, '').trim();
}

/** What is said of each labelled sentence; `missing` where no claim holds it. */
async function judged(one: LabelledAnswer): Promise<(readonly [string, ClaimStanding | 'missing'])[]> {
  const claims = await claimsOf(one);
  return one.sentences.map(({ text, label }) => {
    const claim =
      claims.find((other) => other.text.includes(bare(text))) ??
      claims.find((other) => bare(text).includes(bare(other.text)));
    return [label, claim === undefined ? 'missing' : claimStanding(claim)] as const;
  });
}

async function table(name: string, answers: readonly LabelledAnswer[]): Promise<string> {
  const said = (await Promise.all(answers.map(judged))).flat();
  const ends = [...CLAIM_STANDINGS, 'missing'].filter((end) => said.some(([, one]) => one === end));
  const rows = LABELS.map((label) => {
    const own = said.filter(([one]) => one === label);
    return [label.padEnd(14), ...ends.map((end) => `${end} ${own.filter(([, one]) => one === end).length}`)];
  });
  return [name, ...rows.map((row) => `  ${row.join('  ')}`)].join('\n');
}

for (const name of ['answers_en', 'answers_ko'])
  for (const held of [false, true]) {
    const some = read(name).filter((one) => isHeldBack(one) === held);
    process.stdout.write(`${await table(`${name}${held ? ' held' : ''}`, some)}\n`);
  }
