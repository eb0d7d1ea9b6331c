import type { Artefact } from '../../../contract/goal-settings.ts';
import type { GoalReport } from '../../../contract/work-report.ts';
import { type Callable, callablesOf } from './callables.ts';
import { dataFlow } from './data-flow.ts';
import type { GoalGround } from './goal-ground.ts';
import type { SyntaxFile } from '../../../contract/syntax.ts';

/** Lines that hold code: comments, blank lines and lone brackets left out. */
function codeLines({ text, comments }: SyntaxFile): number {
  let at = 0;
  let bare = '';
  for (const { start, end } of comments) {
    bare += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return `${bare}${text.slice(at)}`.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line)).length;
}

type State = Omit<GoalReport['artefacts'][number], 'path' | 'overridden'>;

/** Callables that do nothing of their own, and are not meant so. */
export function hollowOnes(callables: readonly Callable[]): readonly Callable[] {
  return callables.filter(({ hollow, meant }) => hollow !== null && !meant);
}

function shown(callables: readonly Callable[]): string {
  return callables.map(({ name, hollow }) => `${name} (${hollow})`).join(', ');
}

function lacking({ contains, exports }: Artefact, path: string, text: string, ground: GoalGround): string[] {
  const given = ground.graph.modules.get(path)?.exports.map(({ name }) => name) ?? [];
  return [
    ...contains.filter((wanted) => !text.includes(wanted)).map((wanted) => `does not contain “${wanted}”`),
    ...exports.filter((name) => !given.includes(name)).map((name) => `does not export ${name}`),
  ];
}

/** True where something outside the module's own folder of code uses it, or where no graph can tell. */
export function isWired(path: string, { graph, reached }: GoalGround): boolean {
  return !graph.modules.has(path) || reached.has(path);
}

/** Is the artefact there, is it more than a stub, is it wired, does data flow through it? In this order. */
export function artefactState(artefact: Artefact, ground: GoalGround): State {
  const { path, min_lines } = artefact;
  if (!ground.files.has(path)) return { state: 'MISSING', flow: null, detail: 'is not there' };
  const text = ground.textOf(path) ?? '';
  const syntax = ground.syntaxOf(path);
  const lines =
    syntax === null ? text.split('\n').filter((line) => line.trim() !== '').length : codeLines(syntax);
  if (lines < min_lines)
    return { state: 'STUB', flow: null, detail: `${lines} of at least ${min_lines} lines` };
  const callables = syntax === null ? [] : callablesOf(syntax);
  const hollow = hollowOnes(callables);
  const flow = syntax === null ? null : dataFlow(path, callables, ground);
  if (hollow.length > 0 && hollow.length === callables.length)
    return { state: 'STUB', flow, detail: shown(hollow) };
  const missing = lacking(artefact, path, text, ground);
  if (missing.length > 0) return { state: 'HOLLOW', flow, detail: missing.join('; ') };
  if (hollow.length > 0) return { state: 'HOLLOW', flow, detail: shown(hollow) };
  if (!isWired(path, ground)) return { state: 'ORPHANED', flow, detail: 'nothing that is run imports it' };
  return { state: 'VERIFIED', flow, detail: `${lines} lines` };
}
