import type { Requirement } from '../../../contract/requirement.ts';
import { glob } from '../commands/glob.ts';

/** A test as requirements name it. */
interface Named {
  readonly id: string;
  readonly file: string | null;
  /** What its assertions ask for. */
  readonly asks?: string;
}

/** True where a part of the id, or a glob of the file, is among those that the requirement names. */
export function isBoundTo(requirement: Requirement, { id, file }: Named): boolean {
  return requirement.tests.some((text) => id.includes(text) || (file !== null && glob(text)(file)));
}

/** A requirement that names neither tests nor topics is about all of them. */
function isAbout({ tests, topics }: Requirement, { id, asks = '' }: Named): boolean {
  const name = `${id} ${asks}`.toLowerCase();
  return tests.length + topics.length === 0 || topics.some((word) => name.includes(word));
}

/** True where the user asked to change what this test expects. */
export function mayChange(requirements: readonly Requirement[], test: Named): boolean {
  return requirements.some(
    (each) => each.changes_expectations && (isBoundTo(each, test) || isAbout(each, test)),
  );
}
