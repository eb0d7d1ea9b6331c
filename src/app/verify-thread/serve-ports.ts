import type { MessagePort } from 'node:worker_threads';
import type { EntityKey } from '../../contract/entity.ts';
import type { TextPair } from '../../contract/ports/grounding-model.ts';
import type { FactRequest, KnowledgeGraphReader } from '../../contract/ports/knowledge-graph.ts';
import type { TextModel } from '../../contract/ports/text-model.ts';
import type { Judge } from '../../core/quality-gate/gate-request.ts';
import type { Home, Outside } from '../outside.ts';
import { claimModelAt } from '../models/open-claim-model.ts';
import type { PortAnswer, PortName, PortQuestion } from './port-messages.ts';
import { troubleOf } from './thread-messages.ts';

type Serve = (args: readonly unknown[], signal: AbortSignal) => Promise<unknown>;

/** What a piece of work may ask of the thread of the server, and nothing else. */
export type Served = Readonly<Partial<Record<PortName, Serve>>>;

function askedOf(model: TextModel): Serve {
  return ([messages, how], signal) => {
    const [said, manner] = [messages, how] as [
      Parameters<TextModel['ask']>[0],
      Parameters<TextModel['ask']>[1],
    ];
    return model.ask(said, manner, signal);
  };
}

/** The thread sends what its reader of graph and model was given. */
export function homePorts(outside: Outside, home: Home): Served {
  const open = () => outside.openGraph(home, {});
  const graph = async (): Promise<KnowledgeGraphReader> => (await open()).reader;
  const model = () => outside.groundingModel(home);
  const claims = () => claimModelAt(home, outside);
  return {
    'graph.open': async () => (await open()).loads,
    'graph.names': async ([entity]) => (await open()).names(entity as EntityKey),
    'graph.findEntities': async ([names], signal) => (await graph()).findEntities(names as string[], signal),
    'graph.findSimilar': async ([names, limit], signal) =>
      (await graph()).findSimilar(names as string[], limit as number, signal),
    'graph.facts': async ([requests], signal) => (await graph()).facts(requests as FactRequest[], signal),
    'graph.relations': async ([entities], signal) =>
      (await graph()).relations(entities as EntityKey[], signal),
    'graph.entitiesOf': async ([types, limit], signal) =>
      (await (await graph()).entitiesOf?.(types as string[], limit as number, signal)) ?? [],
    'model.open': async () => (await model()).name,
    'model.score': async ([pairs], signal) => (await model()).score(pairs as TextPair[], signal),
    'claims.open': async () => {
      const { model: name, provider } = await claims();
      return { model: name, provider };
    },
    'claims.ask': async (args, signal) => askedOf(await claims())(args, signal),
  };
}

export function judgePort(judge: Judge): Served {
  return { 'judge.ask': askedOf(judge) };
}

/** Told when a question comes and when it was answered. */
export interface Watching {
  readonly asked: () => void;
  readonly answered: () => void;
}

/** Answers the questions of a thread until the port is closed, which ends those that run. */
export function servePorts(port: MessagePort, served: Served, watching: Watching): void {
  const running = new Map<number, AbortController>();
  const say = (answer: PortAnswer): void => {
    watching.answered();
    port.postMessage(answer);
  };
  port.on('message', (question: PortQuestion) => {
    const { id } = question;
    if (question.what === null) {
      running.get(id)?.abort();
      return;
    }
    const abort = new AbortController();
    running.set(id, abort);
    watching.asked();
    const serve = served[question.what] ?? (() => Promise.reject(new Error('is not served')));
    void serve(question.args, abort.signal)
      .then(
        (value) => say({ id, value }),
        (error: unknown) => say({ id, trouble: troubleOf(error) }),
      )
      .finally(() => running.delete(id));
  });
  port.on('close', () => {
    for (const abort of running.values()) abort.abort();
  });
  port.unref();
}
