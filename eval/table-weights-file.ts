import type { Logistic } from './logistic.ts';

const DIGITS = 4;

function number(value: number): string {
  return String(Number(value.toPrecision(DIGITS)));
}

function key(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}

/** The TypeScript file that holds the model of the table verifier. */
export function tableWeightsFile({ bias, weights }: Logistic): string {
  return [
    '/** A fitted model: probability that a claim is supported = 1 / (1 + exp(-(bias + Σ weight × signal))). */',
    'export interface TableModel {',
    '  readonly bias: number;',
    '  readonly weights: Readonly<Record<string, number>>;',
    '}',
    '',
    '/** Written by `node eval/fit-table.ts`, never by hand. */',
    'export const TABLE_WEIGHTS: TableModel = {',
    `  bias: ${number(bias)},`,
    '  weights: {',
    ...Object.entries(weights).map(([name, weight]) => `    ${key(name)}: ${number(weight)},`),
    '  },',
    '};',
    '',
  ].join('\n');
}
