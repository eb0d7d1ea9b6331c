import type { WorkFinding } from '../../../contract/work-finding.ts';
import { reportFinding } from './report-finding.ts';
import { claimsOf, placeOf, type ReportGround } from './report-ground.ts';

const COVERAGE = /\bcover(?:age|ed)?\b|커버리지/i;
const PRINTED = /\bcover|% stmts|커버리지/i;
const TOTAL = /\btotal\b|all files|\bcover/i;
const PERCENT = /(\d{1,3}(?:\.\d{1,4})?) ?%/g;
const FIGURE = /(?<![\w.])\d{1,3}(?:\.\d{1,4})?(?![\w.])/g;

function figures(text: string, pattern: RegExp): readonly number[] {
  return [...text.matchAll(pattern)].map(([whole, figure]) => Math.round(Number(figure ?? whole)));
}

/** What is said of coverage, where an output prints one and none of its figures is one that is told. */
export function holdCoverage(ground: ReportGround): WorkFinding[] {
  const { testOutput = '', evidence = [] } = ground.evidence;
  const lines = [testOutput, ...evidence.map(({ content }) => content)]
    .map((text) => text.split('\n').filter((line) => !/^\s*[$❯>] /.test(line)))
    .filter((own) => own.some((line) => PRINTED.test(line)))
    .flat();
  const shown = new Set(lines.flatMap((line) => figures(line, FIGURE)));
  const wrong = claimsOf(ground, 'measured').find(({ text }) => {
    const told = COVERAGE.test(text) ? figures(text, PERCENT) : [];
    return told.length > 0 && !told.some((figure) => shown.has(figure));
  });
  if (wrong === undefined || shown.size === 0) return [];
  const output = lines.findLast((line) => TOTAL.test(line))?.trim() ?? '';
  return [reportFinding('output_contradicts_claim', 'error', placeOf(ground, wrong), { output })];
}
