import type { Logistic } from './logistic.ts';

/** The TypeScript file of one fitted model, beside `attribute-probability.ts`. */
export function modelFile(name: string, script: string, { bias, weights }: Logistic): string {
  const lines = Object.entries(weights).map(
    ([key, weight]) => `    ${key}: ${Number(weight.toPrecision(4))},`,
  );
  return [
    "import type { FittedModel } from './attribute-probability.ts';",
    '',
    `/** Written by \`node ${script}\`, never by hand. */`,
    `export const ${name}: FittedModel = {`,
    `  bias: ${Number(bias.toPrecision(4))},`,
    '  weights: {',
    ...lines,
    '  },',
    '};',
    '',
  ].join('\n');
}

/** A figure on a line of its own. */
export function shown(name: string, value: number): void {
  process.stdout.write(`${name.padEnd(48)} ${value.toFixed(3)}\n`);
}
