import type { Logistic } from './logistic.ts';
import type { Models } from './fit-weights.ts';

const DIGITS = 4;

function number(value: number): string {
  return String(Number(value.toPrecision(DIGITS)));
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

function modelText({ bias, weights }: Logistic): string[] {
  const lines = Object.entries(weights).map(([name, weight]) => `        ${key(name)}: ${number(weight)},`);
  return [`      bias: ${number(bias)},`, '      weights: {', ...lines, '      },'];
}

/** The TypeScript file that holds the models: verifier, then language. */
export function weightsFile(models: Models): string {
  const verifiers = Object.entries(models).flatMap(([verifier, byLanguage]) => [
    `  ${key(verifier)}: {`,
    ...Object.entries(byLanguage).flatMap(([language, model]) => [
      `    ${key(language)}: {`,
      ...modelText(model),
      '    },',
    ]),
    '  },',
  ]);
  return [
    '/** A fitted model: probability that a claim is supported = 1 / (1 + exp(-(bias + Σ weight × signal))). */',
    'export interface FittedWeights {',
    '  readonly bias: number;',
    '  readonly weights: Readonly<Record<string, number>>;',
    '}',
    '',
    '/** By verifier and language. Written by `node eval/fit.ts`, never by hand. */',
    'export const WEIGHTS: Readonly<Record<string, Readonly<Record<string, FittedWeights>>>> = {',
    ...verifiers,
    '};',
    '',
  ].join('\n');
}
