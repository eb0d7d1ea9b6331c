import type { ConfigurationTrust } from './hold-file.ts';
import { showPath } from './problem.ts';

const MOST_NAMED = 6;

function shellWord(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** TU4: one line on what of a configuration is ignored, and the way out; null where all of it holds. */
export function trustNotice(trust: ConfigurationTrust | null | undefined): string | null {
  if (trust === null || trust === undefined || trust.ignored.length === 0) return null;
  const { file, state, ignored } = trust;
  const names = ignored.slice(0, MOST_NAMED).map(({ path }) => showPath(path));
  const rest = ignored.length > MOST_NAMED ? ` (+${ignored.length - MOST_NAMED})` : '';
  const why =
    state === 'changed'
      ? 'WARNING: the configuration or a file that it names has changed since you trusted it'
      : 'the configuration is not trusted';
  return `${why}, so this of it is ignored: ${names.join(', ')}${rest}. To see and to trust it: assay trust ${shellWord(file)}`;
}
