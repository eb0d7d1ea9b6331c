import type { ConfidenceCheckItem, Looked, TaskContext } from '../../../contract/confidence.ts';
import type { CodeIndex } from '../../../contract/ports/code-index.ts';
import type { WorkspaceReader } from '../../../contract/ports/workspace-reader.ts';
import { findHedges } from '../../language/hedge.ts';

const CODE = /`([^`\n]{2,80})`/g;
const IDENTIFIER =
  /\b(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+|[a-z]+(?:_[a-z0-9]+)+)\b/g;
const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;
const ENDING = /(?:\.(?:test|spec))?\.\w+$/;

function stem(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(ENDING, '');
}

/** A name without its way of writing: `userLogin`, `user_login` and `user-login` are one. */
function nameKey(name: string): string {
  return name.replace(/[-_$]/g, '').toLowerCase();
}

/** Names of code that a task is about: identifiers of its description, and the stems of its files. */
function namedInTask({ description, files = [] }: TaskContext): string[] {
  const quoted = [...description.matchAll(CODE)].map(([, name = '']) => name.replace(/\(.*\)$/, ''));
  const written = [...description.matchAll(IDENTIFIER)].map(([name]) => name);
  const names = [...quoted.filter((name) => PLAIN_NAME.test(name)), ...written, ...files.map(stem)];
  return [...new Map(names.map((name) => [nameKey(name), name])).values()];
}

const RULE_FILES =
  /(?:^|\/)(?:ARCHITECTURE|CLAUDE|AGENTS|CONTRIBUTING|DESIGN|GEMINI)\.md$|^\.cursor\/rules\/|^\.github\/copilot-instructions\.md$|(?:^|\/)(?:docs?\/)?(?:architecture|adr|decisions)(?:\/|\.md$)/i;
const SOURCE = /\.(?:[cm]?[jt]sx?|py)$/;
const ADDRESS = /^https?:\/\/[^\s/]+/;
const SENTENCE_WORDS = 4;

const does = (passed: boolean): Looked => ({ passed });

function unseen(reason: 'not_applicable' | 'no_evidence' | 'ambiguous', detail: string): Looked {
  return { passed: false, unchecked: { reason, detail } };
}

interface Ground {
  readonly workspace: WorkspaceReader;
  readonly index: CodeIndex;
}

/** Exported names of the workspace by their key, each with a file that has it. */
async function exportedNames({ workspace, index }: Ground): Promise<ReadonlyMap<string, string>> {
  const paths = (await workspace.files()).filter((path) => SOURCE.test(path));
  const texts = await Promise.all(
    paths.map(async (path) => ({ path, text: (await workspace.read(path)) ?? '' })),
  );
  const modules = await index.modules(texts);
  return new Map(
    modules.flatMap((facts) => (facts?.exports ?? []).map(({ name }) => [nameKey(name), facts?.path ?? ''])),
  );
}

async function noDuplicate(ground: Ground, context: TaskContext): Promise<Looked> {
  if (context.taskType !== 'feature')
    return unseen('not_applicable', 'only what is new can be there already');
  const names = namedInTask(context);
  if (names.length === 0) return unseen('ambiguous', 'the task names nothing that could be looked for');
  const exported = await exportedNames(ground);
  const found = names.filter((name) => exported.has(nameKey(name)));
  if (found.length === 0) return does(true);
  const places = found.map((name) => `${name} in ${exported.get(nameKey(name))}`);
  return { passed: false, detail: `is there already: ${places.join(', ')}` };
}

async function followsArchitecture({ workspace }: Ground): Promise<Looked> {
  const rules = (await workspace.files()).filter((path) => RULE_FILES.test(path));
  return rules.length > 0 ? does(true) : unseen('no_evidence', 'no file of architecture rules was found');
}

async function reachable({ workspace }: Ground, place: string): Promise<boolean> {
  return ADDRESS.test(place) || (await workspace.read(place)) !== null;
}

async function docsRead(
  ground: Ground,
  { dependencies = [], documentsRead = [] }: TaskContext,
): Promise<Looked> {
  if (dependencies.length === 0) return unseen('not_applicable', 'the task has no dependencies');
  if (documentsRead.length === 0) return unseen('no_evidence', 'no document that was read is named');
  const there = await Promise.all(documentsRead.map((place) => reachable(ground, place)));
  const read = documentsRead.filter((_, at) => there[at]).map(nameKey);
  return does(dependencies.every((name) => read.some((place) => place.includes(nameKey(name)))));
}

async function hasReference(ground: Ground, { taskType, references = [] }: TaskContext): Promise<Looked> {
  if (taskType !== 'feature') return unseen('not_applicable', 'only what is new follows a model');
  if (references.length === 0) return unseen('no_evidence', 'no existing work is named');
  return does((await Promise.all(references.map((place) => reachable(ground, place)))).some(Boolean));
}

function rootCause({ taskType, rootCause: cause }: TaskContext): Looked {
  if (taskType !== 'bugfix') return unseen('not_applicable', 'only a fault has a cause');
  if (cause === undefined || cause.trim() === '') return unseen('no_evidence', 'no cause is named');
  const sentence = cause.trim().split(/\s+/).length >= SENTENCE_WORDS && !/[?？]\s*$/.test(cause);
  return does(sentence && findHedges(cause).length === 0);
}

/** The five of F001. Each looks: at exported names, rule files, documents, references, the sentence of the cause. */
export function confidenceItems(workspace: WorkspaceReader, index: CodeIndex): ConfidenceCheckItem[] {
  const ground = { workspace, index };
  return [
    { name: 'duplicate_check_complete', weight: 0.25, check: (context) => noDuplicate(ground, context) },
    { name: 'architecture_check_complete', weight: 0.25, check: () => followsArchitecture(ground) },
    { name: 'official_docs_verified', weight: 0.2, check: (context) => docsRead(ground, context) },
    { name: 'oss_reference_complete', weight: 0.15, check: (context) => hasReference(ground, context) },
    { name: 'root_cause_identified', weight: 0.15, check: async (context) => rootCause(context) },
  ];
}
