import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type FittedModel, probabilityBy } from '../src/core/grounding/fitted-model.ts';
import type { Signals } from '../src/core/grounding/held.ts';
import type { Span } from '../src/contract/span.ts';
import { answerProbability } from '../src/core/grounding/answer-probability.ts';
import { attributeHolder } from '../src/core/grounding/records/attributes/attribute-holder.ts';
import type { ColumnSynonyms } from '../src/core/grounding/records/record-table.ts';
import { recordsOfJson } from '../src/core/grounding/records/records-of-json.ts';
import { sentences } from '../src/core/language/sentences.ts';
import { termsOf } from '../src/core/language/terms.ts';
import { ragtruth } from './datasets/ragtruth.ts';
import { writeFitted } from './fitted-file.ts';
import { FITTED_FILES } from './fitted-files.ts';
import { foldsOf, outOfFold } from './folds.ts';
import { fitLogistic } from './logistic.ts';
import { auc, aucWithin } from './metrics/auc.ts';
import { mappings } from './mappings.ts';
import { markedCharacters, markedF1, markedPrecision, markedRecall } from './metrics/overlap.ts';
import { once } from './metrics/statistic.ts';
import type { EvalRow } from './row.ts';
import { shown } from './shown.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    l2: { type: 'string', default: '0.01' },
    /** Writes the weights. */
    write: { type: 'boolean', default: false },
  },
});

/** A sentence of an answer with its signals, its label by the marked spans, and what the rules mark in it. */
interface Claim {
  readonly signals: Signals;
  readonly label: 1 | 0;
  readonly unsupported: readonly Span[];
  readonly span: Span;
}

interface Answer {
  readonly row: EvalRow;
  readonly claims: readonly Claim[];
}

function touches(span: Span, other: Span): boolean {
  return span.start < other.end && other.start < span.end;
}

const configurationOf = mappings();

/** The words of the row's mapping, as `verify` is given them. */
function wordsOf({ mapping }: EvalRow): ColumnSynonyms {
  return configurationOf(mapping).grounding.mappings['*']?.columns ?? {};
}

function claimsOf(row: EvalRow): Claim[] {
  const [evidence] = row.evidences;
  const holder = attributeHolder(recordsOfJson('record', evidence?.data, wordsOf(row)), termsOf);
  return sentences(row.answer).map((span) => {
    const held = holder.next({ text: row.answer.slice(span.start, span.end), query: null });
    const unsupported = held.unsupported.map(({ start, end }) => ({
      start: start + span.start,
      end: end + span.start,
    }));
    const label = row.spans?.some((gold) => touches(gold, span)) === true ? 0 : 1;
    return { signals: held.signals, label, unsupported, span };
  });
}

const CASES = ['flags', 'hours', 'korean', 'objects-english', 'objects-korean'].map((name) =>
  fileURLToPath(new URL(`../cases/grounding/json/${name}.json`, import.meta.url)),
);
/** All own cases together count as much as this share of the marked sentences: they hold what those lack. */
const CASES_SHARE = 0.25;

interface CaseFile {
  readonly json: unknown;
  /** Words of a mapping for its keys. */
  readonly columns?: ColumnSynonyms;
  readonly claims: readonly { readonly claim: string; readonly end: string }[];
}

interface Example {
  readonly signals: Signals;
  readonly label: 1 | 0;
  readonly weight?: number;
}

const cases = CASES.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as CaseFile[]);

/** The project's own claims against JSON, as examples: in English, or in Korean. */
function ownExamples(korean: boolean): Example[] {
  return cases.flatMap(({ json, columns, claims }) => {
    const holder = attributeHolder(recordsOfJson('record', json, columns), termsOf);
    return claims
      .filter(({ claim }) => /[가-힣]/.test(claim) === korean)
      .map(({ claim, end }) => ({
        signals: holder.next({ text: claim, query: null }).signals,
        label: end === 'supported' ? (1 as const) : (0 as const),
      }));
  });
}

/** How much a claim held against the object of other claims counts: what none of its words meets is not found. */
const FOREIGN_WEIGHT = 0.25;

/** Korean claims against objects of which they do not speak. */
function foreignExamples(): Example[] {
  return cases.flatMap(({ claims }, at) => {
    const other = cases[(at + 1) % cases.length];
    const holder = attributeHolder(recordsOfJson('record', other?.json, other?.columns), termsOf);
    return claims
      .filter(({ claim, end }) => end === 'supported' && /[가-힣]/.test(claim))
      .map(({ claim }) => holder.next({ text: claim, query: null }).signals)
      .filter(({ silent = 0 }) => silent === 0)
      .map((signals) => ({ signals, label: 0 as const, weight: FOREIGN_WEIGHT }));
  });
}

const own = ownExamples(false);
const korean = ownExamples(true);

function fit(answers: readonly Answer[]): FittedModel {
  const examples = answers.flatMap(({ claims }) => claims.map(({ signals, label }) => ({ signals, label })));
  const weight = (examples.length * CASES_SHARE) / own.length;
  return fitLogistic([...examples, ...own.map((one) => ({ ...one, weight }))], Number(values.l2));
}

function report(answers: readonly Answer[], scores: readonly (readonly number[])[], name: string): void {
  const ways: Record<string, (claims: readonly number[]) => number> = {
    shared: answerProbability,
    product: (claims) => claims.reduce((all, one) => all * one, 1),
  };
  const claims = answers.flatMap(({ claims: own }, at) =>
    own.map(({ label }, index) => ({ positive: label === 1, score: scores[at]?.[index] ?? 0.5 })),
  );
  shown(`${name}: AUC of sentences`, auc(claims)(once(claims.length)));
  for (const [way, join] of Object.entries(ways)) {
    const items = answers.map(({ row }, at) => ({
      positive: row.label === 1,
      score: join(scores[at] ?? []),
    }));
    const keys = answers.map(({ row }) => row.generator ?? '');
    shown(`${name}: AUC of answers within generator, ${way}`, aucWithin(items, keys)(once(items.length)));
    shown(`${name}: AUC of answers, ${way}`, auc(items)(once(items.length)));
  }
}

function reportSpans(answers: readonly Answer[]): void {
  const marked = answers.map(({ row, claims }) =>
    markedCharacters(
      row.spans ?? [],
      claims.flatMap(({ unsupported }) => unsupported),
    ),
  );
  const weights = once(marked.length);
  shown('spans: precision', markedPrecision(marked)(weights));
  shown('spans: recall', markedRecall(marked)(weights));
  shown('spans: F1', markedF1(marked)(weights));
}

if (values.data === undefined) throw new Error('--data DIR: name the folder of the labelled sets');
const rows = ragtruth.load(values.data).rows.filter(({ task }) => task === 'data2txt');
const started = performance.now();
const answers = rows.map((row): Answer => ({ row, claims: claimsOf(row) }));
shown('answers a second', (rows.length * 1000) / (performance.now() - started));
const model = fit(answers);
report(
  answers,
  answers.map(({ claims }) => claims.map(({ signals }) => probabilityBy(model, signals))),
  'in sample',
);
const folds = foldsOf(rows.map(({ group }) => group));
report(
  answers,
  outOfFold(answers, folds, fit, (fitted, { claims }) =>
    claims.map(({ signals }) => probabilityBy(fitted, signals)),
  ),
  'out of fold',
);
reportSpans(answers);
for (const [name, weight] of Object.entries(model.weights)) shown(`  ${name}`, weight);
const koreanModel = fitLogistic([...korean, ...foreignExamples()], Number(values.l2));
shown(
  'Korean cases: AUC of claims in sample',
  auc(
    korean.map(({ signals, label }) => ({
      positive: label === 1,
      score: probabilityBy(koreanModel, signals),
    })),
  )(once(korean.length)),
);
for (const [name, weight] of Object.entries(koreanModel.weights)) shown(`  Korean ${name}`, weight);
if (values.write) {
  writeFitted(FITTED_FILES.attribute, model);
  writeFitted(FITTED_FILES.attributeKorean, koreanModel);
}
