// Says, as JSON, what attw finds in a packed archive for who imports modules. In a process of its own: the runner of the
// tests asks packages for their sources, which Node does not load from there.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

/** How who requires resolves, and Node 10: this package is of modules. */
const OTHERS: readonly unknown[] = ['node10', 'node16-cjs'];

const archive = createPackageFromTarballData(readFileSync(process.argv[2] ?? ''));
const found = await checkPackage(archive, { excludeEntrypoints: ['react/styles.css'] });
const problems =
  found.types === false
    ? ['no types']
    : found.problems.filter((one) => !('resolutionKind' in one && OTHERS.includes(one.resolutionKind)));
process.stdout.write(JSON.stringify(problems));
