import type { Logistic } from './logistic.ts';

const DIGITS = 4;

function modelText(name: string, { bias, weights }: Logistic): string[] {
  const number = (value: number) => String(Number(value.toPrecision(DIGITS)));
  return [
    `  ${name}: {`,
    `    bias: ${number(bias)},`,
    '    weights: {',
    ...Object.entries(weights).map(([signal, weight]) => `      ${signal}: ${number(weight)},`),
    '    },',
    '  },',
  ];
}

/** The TypeScript file that holds the two Korean models. */
export function koreanWeightsFile(models: Readonly<Record<'supported' | 'contradicted', Logistic>>): string {
  return [
    '/** A fitted model: probability = 1 / (1 + exp(-(bias + Σ weight × signal))). */',
    'export interface KoreanModel {',
    '  readonly bias: number;',
    '  readonly weights: Readonly<Record<string, number>>;',
    '}',
    '',
    '/** Of a Korean claim against its window. Written by `node eval/fit-korean.ts`, never by hand. */',
    "export const KOREAN_WEIGHTS: Readonly<Record<'supported' | 'contradicted', KoreanModel>> = {",
    ...modelText('supported', models.supported),
    ...modelText('contradicted', models.contradicted),
    '};',
    '',
  ].join('\n');
}
