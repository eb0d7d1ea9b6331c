import {
  type GoalBackwardResult,
  type GoalDefinition,
  VerificationStage,
} from '../../../contract/goal-backward.ts';
import { artefactState } from './artefact-state.ts';
import type { GoalGround } from './goal-ground.ts';
import { holdLink } from './hold-must-haves.ts';

/** A file without a line of code is a stub; a short one is none. */
const MIN_LINES = 1;

type Stage = GoalBackwardResult['stages'][number];
type Problem = string | null;

function stageOf(stage: VerificationStage, paths: readonly string[], problems: readonly Problem[]): Stage {
  const found = problems.filter((problem) => problem !== null);
  return {
    stage,
    passed: found.length === 0,
    details: found.length === 0 ? `${paths.length} looked at` : found.join('; '),
    checkedPaths: [...paths],
  };
}

function exists(paths: readonly string[], { files }: GoalGround): Stage {
  const problems = paths.map((path) => (files.has(path) ? null : `${path} is not there`));
  return stageOf(VerificationStage.EXISTS, paths, problems);
}

function stateOf(path: string, ground: GoalGround): ReturnType<typeof artefactState> {
  return artefactState({ path, provides: '', min_lines: MIN_LINES, contains: [], exports: [] }, ground);
}

function substantive(paths: readonly string[], ground: GoalGround): Stage {
  const problems = paths.map((path) => {
    const { state, detail } = stateOf(path, ground);
    return state === 'STUB' || state === 'HOLLOW' ? `${path} is ${state.toLowerCase()}: ${detail}` : null;
  });
  return stageOf(VerificationStage.SUBSTANTIVE, paths, problems);
}

function wired(
  paths: readonly string[],
  links: NonNullable<GoalDefinition['expectedConnections']>,
  ground: GoalGround,
): Stage {
  const orphans = paths.map((path) =>
    stateOf(path, ground).state === 'ORPHANED' ? `nothing that is run imports ${path}` : null,
  );
  const broken = links.map(({ from, to, via = '' }) => {
    const { holds, detail } = holdLink({ from, to, via }, ground);
    return holds ? null : detail;
  });
  return stageOf(VerificationStage.WIRED, paths, [...orphans, ...broken]);
}

/** F003: exists, substantive, wired, in this order; the first stage that fails is the last. */
export function verifyGoal(goal: GoalDefinition, ground: GoalGround): GoalBackwardResult {
  const { expectedPaths, expectedTests = [], expectedConnections = [] } = goal;
  const paths = [...new Set([...expectedPaths, ...expectedTests])];
  if (paths.length === 0 && expectedConnections.length === 0)
    return {
      passed: false,
      stages: [],
      unchecked: { reason: 'no_evidence', detail: 'nothing is expected, so nothing was looked at' },
    };
  const stages: Stage[] = [];
  for (const look of [
    () => exists(paths, ground),
    () => substantive(paths, ground),
    () => wired(expectedPaths, expectedConnections, ground),
  ]) {
    const stage = look();
    stages.push(stage);
    if (!stage.passed) break;
  }
  return { passed: stages.every(({ passed }) => passed), stages };
}
