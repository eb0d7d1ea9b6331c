import type { MessagePort } from 'node:worker_threads';
import type { AbortSignalLike, KnowledgeGraphReader } from '../../contract/ports/knowledge-graph.ts';
import type { TextModel } from '../../contract/ports/text-model.ts';
import type { Judge } from '../../core/quality-gate/gate-request.ts';
import type { OpenGraph, Outside } from '../outside.ts';
import type { PortAnswer, PortName, PortQuestion } from './port-messages.ts';
import { errorOf } from './thread-messages.ts';

type Ask = <T>(what: PortName, args: readonly unknown[], signal?: AbortSignalLike) => Promise<T>;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** Asks the thread of the server; what it answers was given by the port of this name. A closed port answers nobody. */
function asking(port: MessagePort): Ask {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const send = (question: PortQuestion): void => port.postMessage(question);
  port.on('message', (answer: PortAnswer) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('trouble' in answer) one?.reject(errorOf(answer.trouble));
    else one?.resolve(answer.value as never);
  });
  port.on('close', () => {
    for (const one of waiting.values()) one.reject(new Error('nobody waits for this work any more'));
    waiting.clear();
  });
  return (what, args, signal) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => send({ id, what: null }));
      send({ id, what, args });
    });
}

function remoteGraph(ask: Ask): KnowledgeGraphReader {
  return {
    findEntities: (names, signal) => ask('graph.findEntities', [names], signal),
    findSimilar: (names, limit, signal) => ask('graph.findSimilar', [names, limit], signal),
    facts: (requests, signal) => ask('graph.facts', [requests], signal),
    relations: (entities, signal) => ask('graph.relations', [entities], signal),
    entitiesOf: (types, limit, signal) => ask('graph.entitiesOf', [types, limit], signal),
  };
}

/** Graph and models of the server, as a thread sees them. */
export type RemotePorts = Pick<Outside, 'openGraph' | 'groundingModel'> &
  Required<Pick<Outside, 'claimModel'>>;

export function remotePorts(port: MessagePort): RemotePorts {
  const ask = asking(port);
  return {
    async openGraph() {
      const loads = await ask<OpenGraph['loads']>('graph.open', []);
      return { reader: remoteGraph(ask), loads, names: (entity) => ask('graph.names', [entity]) };
    },
    groundingModel: async () => ({
      name: await ask<string>('model.open', []),
      score: (pairs, abort) => ask('model.score', [pairs], abort),
    }),
    claimModel: async () => ({
      ...(await ask<Pick<TextModel, 'model' | 'provider'>>('claims.open', [])),
      ask: (messages, how, abort) => ask('claims.ask', [messages, how], abort),
    }),
  };
}

/** A judge that the thread of the server asks. */
export function remoteJudge(
  port: MessagePort,
  { model, provider }: Pick<Judge, 'model' | 'provider'>,
): Judge {
  const ask = asking(port);
  return { model, provider, ask: (messages, how, abort) => ask('judge.ask', [messages, how], abort) };
}
