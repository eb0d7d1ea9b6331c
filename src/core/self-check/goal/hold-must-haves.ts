import type { MustHaves } from '../../../contract/goal-settings.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { GoalReport } from '../../../contract/work-report.ts';
import type { GoalRule } from '../../../contract/work-rule.ts';
import { artefactState } from './artefact-state.ts';
import type { GoalGround } from './goal-ground.ts';
import { holdLink } from './hold-links.ts';

type Artefact = GoalReport['artefacts'][number];

const RULES: Readonly<Record<Exclude<Artefact['state'], 'VERIFIED'>, GoalRule>> = {
  MISSING: 'artefact_missing',
  STUB: 'artefact_stub',
  HOLLOW: 'artefact_hollow',
  ORPHANED: 'artefact_orphaned',
};

function findingOf(rule: GoalRule, path: string, details: Record<string, string>): WorkFinding {
  return {
    rule,
    severity: 'error',
    place: { file: path, line: 1, column: 1 },
    before: null,
    after: null,
    decided_by: 'syntax',
    tests: [],
    details: { must_have: path, ...details },
  };
}

function flowFinding({ path, flow, detail }: Artefact): WorkFinding[] {
  if (flow === 'STATIC') return [findingOf('data_static', path, { detail })];
  return flow === 'DISCONNECTED' ? [findingOf('data_disconnected', path, { detail })] : [];
}

function artefactFindings(artefact: Artefact): WorkFinding[] {
  const { path, state, detail } = artefact;
  if (state !== 'VERIFIED') return [findingOf(RULES[state], path, { detail })];
  return flowFinding(artefact);
}

/** Goal-backward: every artefact and link that must be there, as a report and as findings. */
export function holdMustHaves(
  { truths, artifacts, key_links }: MustHaves,
  ground: GoalGround,
): { readonly goal: GoalReport; readonly findings: readonly WorkFinding[] } {
  const artefacts = artifacts.map((artefact) => ({
    path: artefact.path,
    ...artefactState(artefact, ground),
    overridden: false,
  }));
  const links = key_links.map((link) => holdLink(link, ground));
  const findings = [
    ...artefacts.flatMap(artefactFindings),
    ...links
      .filter(({ holds }) => !holds)
      .map(({ from, to, detail }) => findingOf('link_missing', from, { to, detail })),
  ];
  const outcome = findings.length > 0 ? 'gaps_found' : truths.length > 0 ? 'human_needed' : 'passed';
  return { goal: { outcome, artefacts, links, truths, files: ground.graph.modules.size }, findings };
}
