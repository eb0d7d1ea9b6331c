import type { RepairAction, RepairCause } from '../../../contract/repair.ts';
import type { AskFacts, FileFact } from '../causes/ask-facts.ts';
import { LIKELY } from '../causes/diagnose.ts';
import { needsConsent } from './needs-consent.ts';

/** What is done at once stays small. */
const MOST_FILES = 3;
const MOST_SNIPPETS = 3;

type Step = Pick<RepairAction, 'kind' | 'params'>;

/** Beside what an attempt betrays: the model that would come next, null where there is none. */
export interface PlanGround {
  readonly facts: AskFacts;
  readonly nextModel: string | null;
}

function filesTo(files: readonly FileFact[], state: FileFact['state']): Step[] {
  const best = Math.max(0, ...files.filter((file) => file.state === state).map(({ match }) => match));
  return files
    .filter((file) => file.state === state && file.match >= LIKELY && file.match >= best * 0.75)
    .toSorted((a, b) => b.match - a.match)
    .slice(0, MOST_FILES)
    .map(({ path }) => ({ kind: 'index.file', params: { path } }));
}

function modules({ brokenImports }: AskFacts): Step[] {
  const likely = brokenImports.filter(({ match }) => match >= LIKELY);
  const paths = [...new Set(likely.flatMap(({ path, via }) => [path, ...via]))].slice(0, MOST_FILES);
  const steps = paths.map((path): Step => ({ kind: 'index.module', params: { path, recursive: false } }));
  const [first] = paths;
  return first === undefined
    ? []
    : [...steps, { kind: 'index.module', params: { path: first, recursive: true } }];
}

function snippets({ snippets: found }: AskFacts): Step[] {
  return found.slice(0, MOST_SNIPPETS).map(({ path, start_line, end_line, text }) => ({
    kind: 'evidence.inject',
    params: {
      id: `${path}:${start_line}-${end_line}`,
      kind: 'local_file',
      content: text,
      path,
      start_line,
      end_line,
    },
  }));
}

function links({ unlinked }: AskFacts): Step[] {
  return unlinked.slice(0, MOST_FILES).map(({ code_symbol, schema_ref }) => ({
    kind: 'schema.link.suggest',
    params: { code_symbol, schema_ref, reason: 'a question named both, and no tie is known between them' },
  }));
}

function stepsFor(cause: RepairCause, { facts, nextModel }: PlanGround): Step[] {
  const switching: Step[] = nextModel === null ? [] : [{ kind: 'model.switch', params: { to: nextModel } }];
  switch (cause) {
    case 'stale_index':
      return filesTo(facts.files, 'stale');
    case 'missing_document':
      return filesTo(facts.files, 'missing');
    case 'import_chain_missing':
      return modules(facts);
    case 'schema_unlinked':
      return links(facts);
    case 'truncated_context':
      return [
        ...(facts.truncated || facts.answerCut ? [{ kind: 'retry.more_context' as const, params: {} }] : []),
        ...snippets(facts),
      ];
    case 'empty_retrieval':
      return snippets(facts);
    case 'citation_dropped':
      return [{ kind: 'retry.strict_citation', params: {} }];
    case 'provider_failed':
      return [];
    case 'broken_contract':
    case 'weak_model':
      return switching;
  }
}

/**
 * LP13: each cause with its own repair, none twice, in the order of the causes. A broken contract has its own, `retry.contract`,
 * behind it already: the ladder asked again (LP7). A provider that failed is asked again later: nothing of the ask mends it.
 */
export function planRepairs(causes: readonly RepairCause[], ground: PlanGround): readonly RepairAction[] {
  const planned = new Map<string, RepairAction>();
  for (const cause of causes)
    for (const step of stepsFor(cause, ground)) {
      const key = JSON.stringify([step.kind, step.params]);
      if (!planned.has(key)) planned.set(key, { ...step, cause, needs_consent: needsConsent(step) });
    }
  return [...planned.values()];
}
