import type { Requirement, RequirementOrigin } from '../../../contract/requirement.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { RequirementVerdict } from '../../../contract/work-report.ts';
import type { RequirementGround } from './requirement-ground.ts';
import { requirementWords } from './requirement-words.ts';
import { showItems } from './show-items.ts';
import { findWritten, matchesTest } from './written-tests.ts';

/** A requirement with where it came from. */
export interface AskedRequirement extends Requirement {
  readonly origin: RequirementOrigin;
}

type Shown = RequirementVerdict['shown_by'][number];

/** Tests that the base ran and the work does not know; any of them, where nothing was run. */
function mayBeGone(pattern: string, { run, crossRun }: RequirementGround): boolean {
  if (run === null) return true;
  return crossRun?.missing.some((id) => matchesTest(id, pattern)) ?? false;
}

/** What can be said of tests that were not run: that there are none, or that they cannot show a change. */
function showWritten(pattern: string, mayGo: boolean, { written, language }: RequirementGround): Shown {
  const words = requirementWords[language];
  const found = mayGo ? 'unknown' : findWritten(pattern, written);
  if (found === 'none') return { what: pattern, holds: false, detail: words.notWritten };
  if (found === 'fresh' && !written.codeChanged)
    return { what: pattern, holds: false, detail: words.freshWithoutCode };
  return { what: pattern, holds: null, detail: words.testsNotRun };
}

/** Tests that show a requirement must pass; of those that are new, one at least must fail on the base. */
function showTests(pattern: string, mayGo: boolean, ground: RequirementGround): Shown {
  const { run, crossRun } = ground;
  if (run === null) return showWritten(pattern, mayGo, ground);
  const words = requirementWords[ground.language];
  const found = run.tests.filter(({ id }) => matchesTest(id, pattern));
  if (found.length === 0)
    return mayGo
      ? { what: pattern, holds: true, detail: words.gone }
      : { what: pattern, holds: false, detail: words.noSuchTest };
  const open = found.filter(({ status }) => status !== 'passed');
  if (open.length > 0)
    return { what: pattern, holds: false, detail: words.notPassed(open.length, found.length) };
  const fresh = (crossRun?.new_tests ?? []).filter((id) => matchesTest(id, pattern));
  const bites = (crossRun?.biting ?? null) === null || fresh.some((id) => crossRun?.biting?.includes(id));
  if (fresh.length > 0 && !bites) return { what: pattern, holds: false, detail: words.passOnBase };
  return { what: pattern, holds: true, detail: words.passed(found.length) };
}

function showCommand(command: string, { commandRan, language }: RequirementGround): Shown {
  const receipt = commandRan(command);
  if (receipt === null) return { what: command, holds: null, detail: requirementWords[language].notRun };
  const holds = receipt.ended === 'exit' && receipt.exit_code === 0;
  return { what: command, holds, detail: `${receipt.ended} ${receipt.exit_code ?? ''}`.trim() };
}

function met(shown: readonly Shown[]): boolean | null {
  if (shown.some(({ holds }) => holds === false)) return false;
  return shown.length > 0 && shown.every(({ holds }) => holds === true) ? true : null;
}

function judge(asked: AskedRequirement, ground: RequirementGround): RequirementVerdict {
  const { id, text, origin, tests, files, commands, changes_expectations } = asked;
  const shown = [
    ...tests.map((pattern) => showTests(pattern, changes_expectations && mayBeGone(pattern, ground), ground)),
    ...files.map((what) => ({ what, ...ground.fileHolds(what) })),
    ...commands.map((command) => showCommand(command, ground)),
    ...showItems(asked, ground),
  ];
  const answer = met(shown);
  const open = shown.find(({ holds }) => holds === null);
  const detail = open?.detail ?? requirementWords[ground.language].unbound;
  return {
    id,
    text,
    origin,
    met: answer,
    ...(answer === null ? { unchecked: { reason: 'no_evidence' as const, detail } } : {}),
    shown_by: shown,
    overridden: ground.overrides.some(({ must_have }) => must_have === id),
  };
}

function unmet({ id, text, shown_by }: RequirementVerdict): WorkFinding {
  const open = shown_by.filter(({ holds }) => holds === false);
  return {
    rule: 'requirement_unmet',
    severity: 'error',
    place: null,
    before: null,
    after: null,
    decided_by: 'run',
    tests: [],
    details: {
      must_have: id,
      requirement: text,
      detail: open.map(({ what, detail }) => `${what}: ${detail}`).join('; '),
    },
  };
}

/** Each requirement against what shows it. One that nothing is bound to is unchecked: a person has to say. */
export function judgeRequirements(
  asked: readonly AskedRequirement[],
  ground: RequirementGround,
): { readonly verdicts: readonly RequirementVerdict[]; readonly findings: readonly WorkFinding[] } {
  const verdicts = asked.map((one) => judge(one, ground));
  return { verdicts, findings: verdicts.filter((verdict) => verdict.met === false).map(unmet) };
}
