import type { ChangedFile } from '../../../contract/work-change.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { ModuleFacts, SyntaxFile, ModuleExport } from '../../../contract/syntax.ts';
import { isTestMaterial } from '../commands/test-file.ts';
import { placeAt } from '../syntax/place-at.ts';
import { hollowOnes } from './artefact-state.ts';
import { type Callable, callablesOf } from './callables.ts';
import type { GoalGround } from './goal-ground.ts';
import { timesIn } from './data-flow.ts';

/** True where a decorator stands above it: what registers it may be the decorator. */
function isDecorated(text: string, start: number): boolean {
  const above = text.slice(0, start).trimEnd().split('\n').at(-1) ?? '';
  return above.trimStart().startsWith('@');
}

/** Names that a module gives, that no other module takes, and that it does not use itself; those of entries are used. */
function unusedExports(facts: ModuleFacts, ground: GoalGround): readonly ModuleExport[] {
  if (ground.entries.has(facts.path)) return [];
  const text = ground.textOf(facts.path) ?? '';
  const taken = new Set((ground.graph.into.get(facts.path) ?? []).flatMap(({ names }) => names));
  if (taken.has('*')) return [];
  return facts.exports.filter(
    ({ name, kind, start }) =>
      (kind === 'function' || kind === 'class') &&
      !taken.has(name) &&
      !name.startsWith('_') &&
      (name === 'default' || timesIn(text, name) < 2) &&
      !isDecorated(text, start),
  );
}

const EXCERPT = 200;
/** Files whose work is to be simple stand-ins, types or data. */
const NO_PRODUCT =
  /(?:^|\/)(?:__mocks__|mocks?|fixtures?|stubs?|fakes?|testing|types?)\/|\.d\.[cm]?ts$|\.(?:stories|types|mock)\./;

/** A changed file with what it was at the base. */
export interface Changed extends ChangedFile {
  /** The tree at the base; null where there was none. */
  readonly beforeSyntax: SyntaxFile | null;
  readonly afterSyntax: SyntaxFile | null;
  readonly beforeFacts: ModuleFacts | null;
  readonly afterFacts: ModuleFacts | null;
}

function exportedBy(path: string, { owner }: Callable, { graph }: GoalGround): boolean {
  return graph.modules.get(path)?.exports.some(({ name }) => name === owner || name === 'default') ?? false;
}

function hollowFinding(path: string, one: Callable, syntax: SyntaxFile, ground: GoalGround): WorkFinding {
  const blocks = (one.isHandler || exportedBy(path, one, ground)) && !isTestMaterial(path, []);
  return {
    rule: one.hollow === 'constant' ? 'artefact_hollow' : 'artefact_stub',
    severity: blocks ? 'error' : 'warning',
    place: { file: path, ...placeAt(syntax.text, one.start) },
    before: null,
    after: syntax.text.slice(one.start, Math.min(one.end, one.start + EXCERPT)),
    decided_by: 'syntax',
    tests: [],
    details: { name: one.name, hollow: one.hollow ?? '' },
  };
}

/** Callables that the change made hollow; what was so before is no matter of this work. */
function hollowFindings({ path, beforeSyntax }: Changed, ground: GoalGround): WorkFinding[] {
  const syntax = ground.syntaxOf(path);
  if (syntax === null) return [];
  const before = new Set(
    beforeSyntax === null ? [] : hollowOnes(callablesOf(beforeSyntax)).map(({ name }) => name),
  );
  return hollowOnes(callablesOf(syntax))
    .filter(({ name }) => !before.has(name))
    .map((one) => hollowFinding(path, one, syntax, ground));
}

function orphaned(
  path: string,
  start: number,
  name: string,
  severity: WorkFinding['severity'],
  ground: GoalGround,
): WorkFinding {
  return {
    rule: 'artefact_orphaned',
    severity,
    place: { file: path, ...placeAt(ground.textOf(path) ?? '', start) },
    before: null,
    after: null,
    decided_by: 'syntax',
    tests: [],
    details: { name },
  };
}

/** Whether the graph of the project is known well enough to say that nothing uses a thing. */
function isCertain(path: string, { graph, reached, loadsByName }: GoalGround): boolean {
  const others = [...graph.modules.keys()].filter((other) => other !== path && reached.has(other));
  return (
    !loadsByName &&
    !isTestMaterial(path, []) &&
    others.length > 0 &&
    graph.modules.get(path)?.broken === false
  );
}

/** A new module that nothing leads to, else new names of a module that nothing takes. */
function orphanFindings(
  { path, beforeFacts, afterFacts: facts }: Changed,
  ground: GoalGround,
): WorkFinding[] {
  if (facts === null || facts.exports.length === 0) return [];
  const severity = isCertain(path, ground) ? 'error' : 'warning';
  if (!ground.reached.has(path)) {
    const isNew = beforeFacts === null;
    return isNew ? [orphaned(path, 0, '', severity, ground)] : [];
  }
  const before = new Set(beforeFacts?.exports.map(({ name }) => name));
  return unusedExports(facts, ground)
    .filter(({ name }) => !before.has(name))
    .map(({ name, start }) =>
      orphaned(path, start, name, facts.language === 'python' ? 'warning' : severity, ground),
    );
}

function isProduct({ path, status }: Changed, isTest: (path: string) => boolean): boolean {
  return status !== 'deleted' && !isTest(path) && !NO_PRODUCT.test(path);
}

/** True where the change adds a name that others may take: whether they do is told by the modules of all files. */
export function addsNames(changed: readonly Changed[], isTest: (path: string) => boolean): boolean {
  return changed.some((file) => {
    const before = new Set(file.beforeFacts?.exports.map(({ name }) => name));
    const added = file.afterFacts?.exports.some(({ name }) => !before.has(name)) ?? false;
    return added && isProduct(file, isTest);
  });
}

/** What the change adds and nothing uses, or that does nothing: stubs, fixed results, empty handlers, orphans. */
export function scanAddedCode(
  changed: readonly Changed[],
  isTest: (path: string) => boolean,
  ground: GoalGround,
): readonly WorkFinding[] {
  return changed
    .filter((file) => isProduct(file, isTest))
    .flatMap((file) => [...hollowFindings(file, ground), ...orphanFindings(file, ground)]);
}
