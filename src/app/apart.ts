import { AssayError } from '../contract/assay-error.ts';

/** What the user names for one part of a run, and the files that it leads to. */
export interface NamedFiles {
  readonly named: readonly string[];
  readonly files: readonly string[];
}

/** What a run verifies, and what it holds that against. */
interface Parts {
  readonly answers: NamedFiles;
  readonly evidence: NamedFiles;
  /** Where reports go. */
  readonly output: readonly string[];
}

/** Each file in one part alone, and what folders and patterns brought that is left out. */
export interface PartsApart {
  readonly answers: readonly string[];
  readonly evidence: readonly string[];
  readonly leftOut: { readonly answers: readonly string[]; readonly evidence: readonly string[] };
}

function refuse(where: string): never {
  throw new AssayError('usage', 'is named as an answer and as its own evidence', {
    where,
    hint: 'nothing is confirmed by itself: name other files with --evidence',
  });
}

/**
 * IN16: the files of answers and of reports are no evidence. What is named itself goes before what a folder or a pattern
 * brings. Throws `AssayError` usage for a file that is named as both. `placeOf`: the whole path of a name.
 */
export function apart({ answers, evidence, output }: Parts, placeOf: (name: string) => string): PartsApart {
  const places = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(placeOf));
  const isIn = (set: ReadonlySet<string>) => (name: string) => name !== '-' && set.has(placeOf(name));
  // A folder that is named is none of its files.
  const own = ({ named, files }: NamedFiles) => named.filter(isIn(places(files)));
  const isEvidence = isIn(places(own(evidence)));
  const both = own(answers).find(isEvidence);
  if (both !== undefined) refuse(both);
  const kept = answers.files.filter((file) => !isEvidence(file));
  const isTaken = isIn(places([...kept, ...output]));
  return {
    answers: kept,
    evidence: evidence.files.filter((file) => !isTaken(file)),
    leftOut: { answers: answers.files.filter(isEvidence), evidence: evidence.files.filter(isTaken) },
  };
}
