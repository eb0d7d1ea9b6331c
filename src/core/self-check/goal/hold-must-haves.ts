import type { KeyLink, MustHaves } from '../../../contract/goal-settings.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { GoalReport } from '../../../contract/work-report.ts';
import type { GoalRule } from '../../../contract/work-rule.ts';
import { artefactState } from './artefact-state.ts';
import type { GoalGround } from './goal-ground.ts';
import { reachedFrom } from './module-graph.ts';

type Link = GoalReport['links'][number];

function without(path: string): string {
  return path.replace(/\.\w+$/, '');
}

/** Direct where `via` names what must be used; else through other modules too. */
export function holdLink({ from, to, via }: KeyLink, ground: GoalGround): Link {
  const said = (holds: boolean, detail: string): Link => ({ from, to, via, holds, detail });
  const absent = [from, to].find((path) => !ground.files.has(path));
  if (absent !== undefined) return said(false, `${absent} is not there`);
  const text = ground.textOf(from) ?? '';
  if (via !== '' && !text.includes(via)) return said(false, `${from} does not use ${via}`);
  if (!ground.graph.modules.has(from) || !ground.graph.modules.has(to)) {
    const named = text.includes(without(to.split('/').at(-1) ?? to));
    return said(named, named ? `${from} names it` : `${from} does not name it`);
  }
  const leads = reachedFrom(ground.graph, [from]).has(to);
  return said(leads, leads ? `${from} imports it` : `${from} does not lead to it by imports`);
}

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
