import type { Logistic } from './logistic.ts';
import type { PassageModels } from './passage-model.ts';

const DIGITS = 4;

function number(value: number): string {
  return String(Number(value.toPrecision(DIGITS)));
}

function modelText(name: string, { bias, weights }: Logistic): string[] {
  const lines = Object.entries(weights).map(([signal, weight]) => `      ${signal}: ${number(weight)},`);
  return [`  ${name}: {`, `    bias: ${number(bias)},`, '    weights: {', ...lines, '    },', '  },'];
}

/** The TypeScript file that holds the models of English text evidence. */
export function passageWeightsFile({ short, long }: PassageModels): string {
  return [
    '/** A fitted model: probability that a claim is supported = 1 / (1 + exp(-(bias + Σ weight × signal))). */',
    'export interface PassageModel {',
    '  readonly bias: number;',
    '  readonly weights: Readonly<Record<string, number>>;',
    '}',
    '',
    '/** For evidence of a sentence or two, and for longer evidence. Written by `node eval/fit-passages.ts`, never by hand. */',
    "export const ENGLISH_WEIGHTS: Readonly<Record<'short' | 'long', PassageModel>> = {",
    ...modelText('short', short),
    ...modelText('long', long),
    '};',
    '',
  ].join('\n');
}
