import { extname } from 'node:path';
import type { Command } from 'commander';
import { AssayError } from '../../contract/assay-error.ts';
import type { Format } from './format.ts';

const ENDINGS: Readonly<Record<string, Format>> = {
  '.txt': 'text',
  '.json': 'json',
  '.sarif': 'sarif',
  '.xml': 'junit',
  '.md': 'md',
};

/** Where a report goes, and its form; no path = to the screen. */
export interface Output<Form extends Format> {
  readonly path: string | null;
  readonly form: Form;
}

/** The form of a file of output by its ending, where `--format` was not given. Throws `AssayError` usage for another ending. */
export function formOfOutput<Form extends Format>(
  path: string,
  { format, forms }: { readonly format: Form; readonly forms: readonly Form[] },
  command: Command,
): Form {
  const ending = extname(path).toLowerCase();
  if (command.getOptionValueSource('format') === 'cli' || ending === '') return format;
  const form = forms.find((one) => one === ENDINGS[ending]);
  if (form !== undefined) return form;
  const known = Object.keys(ENDINGS).filter((one) => forms.some((name) => name === ENDINGS[one]));
  throw new AssayError('usage', 'says no form of a report by its ending', {
    where: path,
    hint: `name a file that ends in ${known.join(', ')}, or the form with --format`,
  });
}

/** The files of output with their forms; the screen where none is named. Throws as `formOfOutput`. */
export function outputsOf<Form extends Format>(
  paths: readonly string[],
  given: { readonly format: Form; readonly forms: readonly Form[] },
  command: Command,
): readonly Output<Form>[] {
  if (paths.length === 0) return [{ path: null, form: given.format }];
  return paths.map((path) => ({ path, form: formOfOutput(path, given, command) }));
}
