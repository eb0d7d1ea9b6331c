import type { BaseCheckpointSaver } from '@langchain/langgraph';
import type { AskStep } from '../../contract/ask.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { AskPorts } from './ask-ports.ts';
import type { AskState } from './ask-state.ts';
import { stepOf } from './step.ts';
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

function afterCritique({ decision }: AskState): 'act' | 'repair' {
  return decision === 'commit' ? 'act' : 'repair';
}

function afterAct({ decision }: AskState): 'generate' | 'retrieve' | 'learn' {
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
  const channels = Annotation.Root({
    identity: Annotation<AskState['identity']>,
    round: Annotation<AskState['round']>,
    mode: Annotation<AskState['mode']>,
    retrieval: Annotation<AskState['retrieval']>,
    evidence: Annotation<AskState['evidence']>,
    truncated: Annotation<AskState['truncated']>,
    generated: Annotation<AskState['generated']>,
    criticised: Annotation<AskState['criticised']>,
    attempts: Annotation<AskState['attempts']>,
    failures: Annotation<AskState['failures']>,
    causes: Annotation<AskState['causes']>,
    planned: Annotation<AskState['planned']>,
    actions: Annotation<AskState['actions']>,
    decision: Annotation<AskState['decision']>,
    ended: Annotation<AskState['ended']>,
    raised: Annotation<AskState['raised']>,
    troubles: Annotation<AskState['troubles']>,
    gap_id: Annotation<AskState['gap_id']>,
    steps: Annotation<AskState['steps']>,
  });
  const node = (name: AskStep['name'], work: Parameters<typeof stepOf>[4]) =>
    stepOf(name, ports, abort, onStep, work);
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
    .addConditionalEdges('critique', afterCritique, ['act', 'repair'])
    .addEdge('repair', 'act')
    .addConditionalEdges('act', afterAct, ['generate', 'retrieve', 'learn'])
    .addEdge('learn', END)
    .compile({ checkpointer: saver });
  return (state, thread) =>
    graph.invoke(state, {
      configurable: { thread_id: thread },
      durability: 'sync',
      recursionLimit: MOST_STEPS,
    });
}
