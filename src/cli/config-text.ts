import type { EffectiveConfiguration } from '../app/configuration/effective-configuration.ts';
import type { ExplainedValue } from '../app/configuration/explain-configuration.ts';
import type { Origin } from '../app/configuration/layers.ts';

/** `assay.config.yaml:12`, `$ASSAY_TIMEOUT`, `default`. */
export function showOrigin(origin: Origin): string {
  if (origin.kind === 'file') return `${origin.file}:${origin.line}`;
  return origin.kind === 'environment' ? `$${origin.name}` : origin.kind;
}

function showValue(value: unknown): string {
  if (value === undefined) return '-';
  return JSON.stringify(value);
}

/** One line a value: path, value, origin, in columns. */
export function showExplained(values: readonly ExplainedValue[]): string {
  const rows = values.map(({ path, value, origin }) => [path, showValue(value), showOrigin(origin)] as const);
  const width = (column: 0 | 1) => Math.min(48, Math.max(0, ...rows.map((row) => row[column].length)));
  return rows
    .map(([path, value, origin]) => `${path.padEnd(width(0))}  ${value.padEnd(width(1))}  ${origin}\n`)
    .join('');
}

/** The file in use and what is doubtful in it. */
export function showSummary({ file, warnings, configuration }: EffectiveConfiguration): string {
  if (file === null)
    return 'no assay.config.yaml found: defaults and environment hold. `assay init` writes one.\n';
  const types = Object.keys(configuration.graph?.types ?? {}).length;
  const counts = `${types} types, ${configuration.graph?.load.length ?? 0} load steps, ${Object.keys(configuration.sources).length} sources`;
  const doubts = warnings.map(
    ({ line, column, message }) => `warning: ${file}:${line}:${column} ${message}\n`,
  );
  return [`${file}: valid (${counts})\n`, ...doubts].join('');
}
