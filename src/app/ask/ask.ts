import type { AskRequest, AskResult } from '../../contract/ask.ts';
import type { Embedder } from '../../contract/ports/embedder.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { StandIn } from '../../core/correction/plan/next-model.ts';
import { sourceScope } from '../../core/indexing/source-scope.ts';
import { criticSignals } from '../feedback/critic-signals.ts';
import { type IndexContext, openIndex } from '../index/index-context.ts';
import { openEmbedder } from '../models/open-embedder.ts';
import { retrieve } from '../retrieve/retrieve.ts';
import { readSettings } from '../settings/read-settings.ts';
import { tenantHome } from '../tenant-home.ts';
import type { Caller } from '../workbench/caller.ts';
import type { Workbench } from '../workbench/workbench.ts';
import type { AskPorts } from './ask-ports.ts';
import { MOST_TOKENS } from './steps/generate.ts';
import { newFiles, rememberNewFiles, type SeenFiles } from './look/new-files.ts';
import { repairHands } from './repair-hands.ts';
import { type AskEvents, resumeAsk, runAsk } from './run-ask.ts';
import { watchedAsk } from './watched-ask.ts';

/** What is kept between the asks of a workbench. */
interface Kept {
  readonly standIns: Map<string, StandIn>;
  readonly embedder: Promise<Embedder | null>;
  readonly seenFiles: Map<string, SeenFiles>;
}

const KEPT = new WeakMap<Workbench['stores'], Kept>();

function keptOf({ stores, home, outside }: Workbench): Kept {
  const known = KEPT.get(stores) ?? {
    standIns: new Map(),
    embedder: openEmbedder(home, outside),
    seenFiles: new Map(),
  };
  KEPT.set(stores, known);
  known.embedder.catch(() => KEPT.delete(stores));
  return known;
}

/** What an ask of a tenant works with. */
export async function askPorts(bench: Workbench, { tenant, user_id }: Caller): Promise<AskPorts> {
  const { outside, stores, router, events, texts } = bench;
  const home = tenantHome(bench.home, tenant);
  const { configuration } = home;
  const { standIns, embedder, seenFiles } = keptOf(bench);
  const [files, { settings }, clock, ids, embeds] = await Promise.all([
    outside.sourceFiles(home.folder),
    readSettings(stores, home, tenant),
    outside.clock(),
    outside.ids(),
    embedder,
  ]);
  const index = stores.index(tenant);
  let opened: Promise<IndexContext> | undefined;
  const isWanted = sourceScope(configuration.index);
  const lookForNew = async (): Promise<readonly string[]> => {
    const { roots } = await stores.metrics(tenant).standing(clock.now());
    return newFiles(
      { files, index, isWanted },
      roots.map(({ root }) => root),
    );
  };
  const context = (): Promise<IndexContext> => (opened ??= openIndex(home, outside, stores, tenant));
  return {
    configuration: { ...configuration, settings },
    retrieve: (question, limit, abort) =>
      retrieve(index, embeds, question, { limit, settings: configuration.index, clock, abort }),
    index,
    files,
    newFiles: async () => {
      const now = { revision: await index.revision(), at: clock.elapsed() };
      return rememberNewFiles(seenFiles, tenant, now, lookForNew);
    },
    isWanted,
    router,
    verify: { clock, ids },
    critique: (of, abort) => texts.critique(of, home, abort),
    hands: repairHands(context),
    jobs: stores.jobs,
    feedback: criticSignals(stores, clock, tenant, user_id),
    learning: stores.learning(tenant),
    chats: stores.chats(tenant),
    verdicts: stores.verdicts(tenant),
    checkpoints: () => stores.checkpoints(),
    standIns,
    warn: (why) => events.onWarning?.(why),
  };
}

/** LP1: a cited answer about what is indexed; see `runAsk`. */
export async function ask(
  bench: Workbench,
  request: AskRequest,
  caller: Caller,
  events: AskEvents,
  abort: AbortSignalLike,
): Promise<AskResult> {
  return watchedAsk(bench, events, async (told) => {
    const ports = await askPorts(bench, caller);
    const model = request.model ?? ports.configuration.settings.default_model;
    const messages = [{ role: 'user', content: request.question } as const];
    await ports.router.admit({
      model,
      messages,
      temperature: 0,
      max_tokens: request.max_tokens ?? MOST_TOKENS,
    });
    return runAsk(ports, request, caller, told, abort);
  });
}

/** LP3: takes an interrupted ask up; see `resumeAsk`. */
export async function resume(
  bench: Workbench,
  id: string,
  caller: Caller,
  events: AskEvents,
  abort: AbortSignalLike,
): Promise<AskResult> {
  return watchedAsk(bench, events, async (told) =>
    resumeAsk(await askPorts(bench, caller), id, caller, told, abort),
  );
}
