import type { BaseCheckpointSaver } from '@langchain/langgraph';
import type { AskStep } from '../../contract/ask.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { AskPorts } from './ask-ports.ts';
import type { AskState } from './ask-state.ts';
import { changed, type Course, type Found, type Kept, keptOf, stateOf } from './kept-state.ts';
import { stepOf, type StepWork } from './step.ts';
import { actStep } from './steps/act.ts';
import { critiqueStep } from './steps/critique.ts';
import { generateStep } from './steps/generate.ts';
import { learnStep } from './steps/learn.ts';
import { repairStep } from './steps/repair.ts';
import { retrieveStep } from './steps/retrieve.ts';

/** A run of the loop: begun with a state, or (null) taken up behind its last finished step. Resolves with its end. */
export type RunAsk = (state: AskState | null, thread: string) => Promise<AskState>;

/** More steps than the most rounds that can be configured take. */
const MOST_STEPS = 64;

function afterCritique({ decision }: Course): 'act' | 'repair' {
  return decision === 'commit' ? 'act' : 'repair';
}

function afterAct({ decision }: Course): 'generate' | 'retrieve' | 'learn' {
  if (decision === 'retry') return 'generate';
  return decision === 'branch' ? 'retrieve' : 'learn';
}

/**
 * LP2: Retrieve → Generate → Critique → Repair → Act → Learn, with the way back that the decision names. Each step is kept
 * before the next begins. The library is loaded here, when the first question is asked.
 */
export async function askGraph(
  ports: AskPorts,
  saver: BaseCheckpointSaver,
  abort: AbortSignalLike,
  onStep: (step: AskStep) => void,
): Promise<RunAsk> {
  const { Annotation, END, START, StateGraph } = await import('@langchain/langgraph');
  const channels = Annotation.Root({ course: Annotation<Course>, found: Annotation<Found> });
  const node =
    (name: AskStep['name'], work: StepWork) =>
    async (kept: Kept): Promise<Partial<Kept>> =>
      changed(await stepOf(name, ports, abort, onStep, work)(stateOf(kept)), kept);
  const graph = new StateGraph(channels)
    .addNode('retrieve', node('retrieve', retrieveStep))
    .addNode('generate', node('generate', generateStep))
    .addNode('critique', node('critique', critiqueStep))
    .addNode('repair', node('repair', repairStep))
    .addNode('act', node('act', actStep))
    .addNode('learn', node('learn', learnStep))
    .addEdge(START, 'retrieve')
    .addEdge('retrieve', 'generate')
    .addEdge('generate', 'critique')
    .addConditionalEdges('critique', ({ course }) => afterCritique(course), ['act', 'repair'])
    .addEdge('repair', 'act')
    .addConditionalEdges('act', ({ course }) => afterAct(course), ['generate', 'retrieve', 'learn'])
    .addEdge('learn', END)
    .compile({ checkpointer: saver });
  return async (state, thread) => {
    const how = {
      configurable: { thread_id: thread },
      durability: 'sync' as const,
      recursionLimit: MOST_STEPS,
    };
    return stateOf(await graph.invoke(state === null ? null : keptOf(state), how));
  };
}
