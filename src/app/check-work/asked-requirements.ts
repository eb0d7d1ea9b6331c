import type { CheckSettings } from '../../contract/check-settings.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import type { Requirement } from '../../contract/requirement.ts';
import type { WorkFinding } from '../../contract/work-finding.ts';
import type { AskedRequirement } from '../../core/self-check/requirements/judge-requirements.ts';
import { readRequest, readRequirements } from '../../core/self-check/requirements/read-requirements.ts';
import { parseConfiguration } from '../configuration/parse-configuration.ts';

/** What is asked of the work by the caller, beside the configuration. */
export interface AskedTexts {
  readonly requirementsText: string | null;
  readonly request: string | null;
  /** A text that decides nothing but what tests may expect anew. */
  readonly expects?: string | null;
}

export interface AskedRequirements {
  readonly requirements: readonly AskedRequirement[];
  /** Requirements that the work took off the list. */
  readonly findings: readonly WorkFinding[];
}

/** What the list says in the work tree; nothing where it cannot be read, for the base's list holds anyway. */
async function listedNow(tree: WorkTree, file: string | null): Promise<readonly Requirement[] | null> {
  const text = file === null ? null : await tree.read('work', file);
  if (file === null || text === null) return null;
  try {
    return parseConfiguration({ path: file, text }).configuration.check.requirements;
  } catch {
    return null;
  }
}

function dropped({ id, text }: Requirement, file: string): WorkFinding {
  return {
    rule: 'requirement_dropped',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    before: text,
    after: null,
    decided_by: 'text',
    tests: [],
    details: { must_have: id, requirement: text },
  };
}

async function ofFile(tree: WorkTree, file: string | undefined): Promise<AskedRequirement[]> {
  if (file === undefined) return [];
  const [base, work] = await Promise.all([tree.read('base', file), tree.read('work', file)]);
  const asked = readRequirements(base ?? work ?? '', 'F');
  const known = new Set(asked.map(({ text }) => text));
  const added =
    base === null || work === null ? [] : readRequirements(work, 'A').filter(({ text }) => !known.has(text));
  return [
    ...asked.map((one) => ({ ...one, origin: 'file' as const })),
    ...added.map((one) => ({ ...one, origin: 'agent' as const })),
  ];
}

/** Everything that was asked for. The work may add to the list, never take from it. */
export async function askedRequirements(
  tree: WorkTree,
  settings: CheckSettings,
  file: string | null,
  { requirementsText, request, expects = null }: AskedTexts,
): Promise<AskedRequirements> {
  const known = new Set(settings.requirements.map(({ id }) => id));
  const now = await listedNow(tree, file);
  const gone =
    now === null ? [] : settings.requirements.filter(({ id }) => !now.some((one) => one.id === id));
  const added = (now ?? []).filter(({ id }) => !known.has(id));
  return {
    requirements: [
      ...settings.requirements.map((one) => ({ ...one, origin: 'configuration' as const })),
      ...added.map((one) => ({
        ...one,
        commands: [],
        changes_expectations: false,
        origin: 'agent' as const,
      })),
      ...(await ofFile(tree, settings.requirements_file)),
      ...readRequirements(requirementsText ?? '').map((one) => ({ ...one, origin: 'file' as const })),
      ...[...readRequest(request ?? ''), ...readRequirements(expects ?? '', 'Q')].map((one) => ({
        ...one,
        origin: 'request' as const,
      })),
    ],
    findings: gone.map((one) => dropped(one, file ?? '')),
  };
}
