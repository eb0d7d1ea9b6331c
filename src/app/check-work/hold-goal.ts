import type { CheckSettings } from '../../contract/check-settings.ts';
import type { CodeIndex } from '../../contract/ports/code-index.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import type { WorkChange } from '../../contract/work-change.ts';
import type { WorkFinding } from '../../contract/work-finding.ts';
import type { GoalReport } from '../../contract/work-report.ts';
import { artefactState } from '../../core/self-check/goal/artefact-state.ts';
import { holdMustHaves } from '../../core/self-check/goal/hold-must-haves.ts';
import { makeGround } from '../../core/self-check/goal/make-ground.ts';
import { type LostName, lostExports } from '../../core/self-check/goal/lost-exports.ts';
import { addsNames, type Changed, scanAddedCode } from '../../core/self-check/goal/scan-added-code.ts';
import type { ModuleFacts } from '../../contract/syntax.ts';
import type { SyntaxOf } from './read-syntax.ts';

/** What the goal is held against, and by whose judgement of what a test is. */
export interface GoalInput {
  readonly tree: WorkTree;
  /** All files of the work. */
  readonly paths: readonly string[];
  readonly change: WorkChange;
  readonly settings: CheckSettings;
  readonly syntax: SyntaxOf;
  readonly index: CodeIndex;
  readonly isTest: (path: string) => boolean;
  /** Files that requirements name. */
  readonly requiredFiles: readonly string[];
}

export interface HeldGoal {
  /** Null where nothing must be there. */
  readonly goal: GoalReport | null;
  readonly findings: readonly WorkFinding[];
  /** Null where changed modules could not be read whole. */
  readonly lostExports: readonly LostName[] | null;
  readonly fileHolds: (path: string) => { readonly holds: boolean; readonly detail: string };
}

async function factsOf(
  index: CodeIndex,
  files: readonly { readonly path: string; readonly text: string | null }[],
): Promise<readonly (ModuleFacts | null)[]> {
  const facts = await index.modules(files.map(({ path, text }) => ({ path, text: text ?? '' })));
  return files.map(({ text }, at) => (text === null ? null : (facts[at] ?? null)));
}

async function changedFiles({ change: { files }, syntax, index }: GoalInput): Promise<readonly Changed[]> {
  const before = await factsOf(
    index,
    files.map(({ path, previous_path = path, before: text }) => ({ path: previous_path, text })),
  );
  const after = await factsOf(
    index,
    files.map(({ path, after: text }) => ({ path, text })),
  );
  return files.map((file, at) => ({
    ...file,
    beforeSyntax: syntax(file.previous_path ?? file.path, 'base'),
    afterSyntax: syntax(file.path, 'work'),
    beforeFacts: before[at] ?? null,
    afterFacts: after[at] ?? null,
  }));
}

/** Are the things that must be there real and connected, and is what the change adds used? */
export async function holdGoal(input: GoalInput): Promise<HeldGoal> {
  const { tree, paths, change, settings, index, isTest, requiredFiles } = input;
  const { must_haves } = settings;
  const changed = await changedFiles(input);
  const wanted = must_haves.artifacts.length + must_haves.key_links.length + must_haves.truths.length > 0;
  const ground = await makeGround({
    files: paths,
    readMany: (asked) => tree.readMany('work', asked),
    index,
    isTest,
    entryPoints: settings.entry_points,
    parse: [
      ...change.files.map(({ path }) => path),
      ...must_haves.artifacts.map(({ path }) => path),
      ...requiredFiles,
    ],
    whole: wanted || requiredFiles.length > 0 || addsNames(changed, isTest),
  });
  const held = wanted ? holdMustHaves(must_haves, ground) : null;
  return {
    goal: held?.goal ?? null,
    findings: [...(held?.findings ?? []), ...scanAddedCode(changed, isTest, ground)],
    lostExports: lostExports(changed, isTest, ground),
    fileHolds: (path) => {
      const { state, detail } = artefactState(
        { path, provides: '', min_lines: 1, contains: [], exports: [] },
        ground,
      );
      return { holds: state === 'VERIFIED' || state === 'ORPHANED', detail: `${state}: ${detail}` };
    },
  };
}
