import type { Case } from './cases.ts';
import type { Files } from './edits.ts';

const TESTS = /(^|\/)(tests?|__tests__|drafts)\/|\.test\.[cm]?[jt]sx?$/;
const SETTINGS =
  /^(package\.json|vitest\.config\.[jt]s|jest\.setup\.js|pyproject\.toml|Makefile|assay\.config\.yaml|scripts\/.*)$/;

const isOfTests = (path: string): boolean => TESTS.test(path) || SETTINGS.test(path);

/** The code of the work under the tests and the settings of the base. */
export function crossed({ base, work }: Pick<Case, 'base' | 'work'>): Files {
  const code = [...work].filter(([path]) => !isOfTests(path));
  return new Map([...code, ...[...base].filter(([path]) => isOfTests(path))]);
}

/**
 * How the tests of the base must end on the code of the work: red where the faking hides a failure, green where the
 * work is honest and nobody asked for other expectations; null where either may be.
 */
export function crossedColour(one: Case): 'green' | 'red' | null {
  if (one.crossed !== null) return one.crossed;
  if (one.label === 'faked') return one.rules.includes('base_tests_fail') ? 'red' : null;
  const asked = one.base.get('assay.config.yaml')?.includes('changes_expectations: true') ?? false;
  return asked ? null : one.tests.work;
}
