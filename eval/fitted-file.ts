import { writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FittedModel } from '../src/core/grounding/fitted-model.ts';

/** One model, or models by name, as deep as one likes: what a constant of weights holds. */
export type Models = FittedModel | { readonly [name: string]: Models };

/** A file of weights: where it stands, and what is said of its one constant. */
export interface FittedFile {
  /** From the root of the repository, or absolute. */
  readonly path: string;
  readonly name: string;
  /** What the numbers are for, a sentence. */
  readonly says: string;
  /** The script that writes it, from the root. */
  readonly script: string;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SHAPE = join(ROOT, 'src/core/grounding/fitted-model.ts');
const DIGITS = 4;

function isModel(models: Models): models is FittedModel {
  return typeof models['bias'] === 'number';
}

function number(value: number): string {
  return String(Number(value.toPrecision(DIGITS)));
}

function quoted(name: string): string {
  return `'${name.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function linesOf(models: Models): string[] {
  const entries = Object.entries<Models | number>(isModel(models) ? models.weights : models);
  const lines = entries.flatMap(([name, value]) =>
    typeof value === 'number'
      ? [`${key(name)}: ${number(value)},`]
      : [`${key(name)}: {`, ...indented(linesOf(value)), '},'],
  );
  return isModel(models) ? [`bias: ${number(models.bias)},`, 'weights: {', ...indented(lines), '},'] : lines;
}

/** The TypeScript type: names of the outermost level are told, deeper ones are any. */
function typeOf(models: Models): string {
  if (isModel(models)) return 'FittedModel';
  const inner = [...new Set(Object.values(models).map(typeOf))].join(' | ');
  return `Readonly<Record<${Object.keys(models).map(quoted).join(' | ')}, ${inner}>>`;
}

function pathOf({ path }: FittedFile): string {
  return resolve(ROOT, path);
}

function importPath(file: FittedFile): string {
  const path = relative(dirname(pathOf(file)), SHAPE).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** The text of the file that holds these models, numbers with four digits. */
export function fittedFile(file: FittedFile, models: Models): string {
  return [
    `import type { FittedModel } from '${importPath(file)}';`,
    '',
    `/** ${file.says} Written by \`node ${file.script}\`, never by hand. */`,
    `export const ${file.name}: ${typeOf(models)} = {`,
    ...indented(linesOf(models)),
    '};',
    '',
  ].join('\n');
}

export function writeFitted(file: FittedFile, models: Models): void {
  writeFileSync(pathOf(file), fittedFile(file, models));
}
