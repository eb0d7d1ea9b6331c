import type { EffectiveConfiguration } from '../app/configuration/effective-configuration.ts';
import type { LookedAt } from '../app/configuration/look-at-named.ts';
import type { Language } from '../contract/language.ts';
import type { ExplainedValue } from '../app/configuration/explain-configuration.ts';
import type { ConfigurationTrust } from '../app/configuration/hold-file.ts';
import type { Origin } from '../app/configuration/layers.ts';
import { showPath } from '../app/configuration/problem.ts';
import { alignColumns } from './config-columns.ts';
import { errorText } from './error-text.ts';
import { plainText } from './plain-text.ts';
import { translate } from '../app/messages/translate.ts';

const WIDEST_COLUMN = 60;

/** `assay.config.yaml:12`, `$ASSAY_TIMEOUT`, `default`. The folder of the file stands in the summary. */
function showOrigin(origin: Origin): string {
  if (origin.kind === 'file') return `${origin.file.split(/[\\/]/).at(-1)}:${origin.line}`;
  return origin.kind === 'environment' ? `$${origin.name}` : origin.kind;
}

function showValue(value: unknown): string {
  return value === undefined ? '-' : JSON.stringify(value);
}

/** One line a value: path, value, origin, in columns. */
export function showExplained(values: readonly ExplainedValue[]): string {
  const rows = values.map(({ path, value, origin }) => [path, showValue(value), showOrigin(origin)]);
  return alignColumns(rows, WIDEST_COLUMN)
    .map((line) => `${line}\n`)
    .join('');
}

/** How far the file is trusted, as data. */
export function shownTrust({ state, ignored }: ConfigurationTrust): object {
  const parts = ignored.map(({ path, value, because }) => ({ path: showPath(path), value, because }));
  return { state, ignored: parts };
}

/** One line for each part of the file that does not hold. */
export function showIgnored({ ignored }: ConfigurationTrust): string {
  const rows = ignored.map(({ path, value }) => [showPath(path), plainText(showValue(value)), 'ignored']);
  return alignColumns(rows, WIDEST_COLUMN)
    .map((line) => `${line}\n`)
    .join('');
}

const WORDS = {
  ko: {
    none: 'assay.config.yaml이 없습니다: 기본값과 환경 변수가 쓰입니다. `assay init`이 만듭니다.',
    valid: (types: number, steps: number, sources: number) =>
      `올바릅니다 (유형 ${types}개, 올리는 파일 ${steps}개, 원천 ${sources}개)`,
    wrong: (troubles: number) => (types: number, steps: number, sources: number) =>
      `가리키는 것 가운데 ${troubles}개가 잘못되었습니다 (유형 ${types}개, 올리는 파일 ${steps}개, 원천 ${sources}개)`,
    warning: '주의',
  },
  en: {
    none: 'no assay.config.yaml found: defaults and environment hold. `assay init` writes one.',
    valid: (types: number, steps: number, sources: number) =>
      `valid (${types} types, ${steps} load steps, ${sources} sources)`,
    wrong: (troubles: number) => (types: number, steps: number, sources: number) =>
      `wrong in ${troubles} of what it names (${types} types, ${steps} load steps, ${sources} sources)`,
    warning: 'warning',
  },
} as const;

/** The file in use and what is doubtful in it. */
export function showSummary(
  { file, warnings, configuration }: EffectiveConfiguration,
  troubles: number,
  language: Language,
): string {
  const words = WORDS[language];
  if (file === null) return `${words.none}\n`;
  const { types = {}, load = [] } = configuration.graph ?? {};
  const sources = Object.keys(configuration.sources).length;
  const says = troubles === 0 ? words.valid : words.wrong(troubles);
  const counts = says(Object.keys(types).length, load.length, sources);
  const doubts = warnings.map(
    ({ line, column, message }) =>
      `${words.warning}: ${file}:${line}:${column} ${translate(message, language)}\n`,
  );
  return [`${file}: ${counts}\n`, ...doubts].join('');
}

/** One line for each file and model that is named; of one that is wrong where, why, and the way out. */
export function showLookedAt(looked: readonly LookedAt[], language: Language): string {
  return looked
    .map(({ path, named, trouble }) => {
      const what = `${path}: ${plainText(named)}`;
      if (trouble === null) return `✓ ${what}\n`;
      return `✗ ${what}\n${errorText(trouble, language, false).replace(/^assay: /, '  ')}`;
    })
    .join('');
}
