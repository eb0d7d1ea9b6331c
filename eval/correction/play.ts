import { ask } from '../../src/app/ask/ask.ts';
import type { Stores } from '../../src/app/stores.ts';
import type { AskResult } from '../../src/contract/ask.ts';
import { approveLinks } from './approve-links.ts';
import type { Asked, CorrectionScenario } from './scenario.ts';
import { type Stage, setStage } from './stage.ts';

/** The same question is asked so often at most. */
const ASKS = 2;

/** What came of a scenario. */
export interface Played {
  /** The first attempt failed, and its cause was found. */
  readonly failedAtFirst: boolean;
  readonly isCauseFound: boolean;
  /** The question was answered rightly, with a citation of the right file. */
  readonly isMended: boolean;
  readonly asks: number;
  /** Attempts until then, over all asks. */
  readonly rounds: number;
  readonly status: AskResult['status'];
  /** The control question, before and after. */
  readonly control: { readonly before: boolean; readonly after: boolean };
  /** Repairs with what became of them. */
  readonly actions: readonly string[];
  readonly answer: string;
}

/** Answered, with the words that its author named, and the file that they stand in among the citations. */
export function isRight({ status, answer, citations }: AskResult, { text, path }: Asked): boolean {
  const cites = citations.some((one) => (typeof one === 'string' ? one : one.uri).startsWith(path));
  return status === 'answered' && cites && answer.includes(text);
}

function askOne(
  { bench, tenant }: Stage,
  question: string,
  scenario: CorrectionScenario,
): Promise<AskResult> {
  const { language: lang, consent } = scenario;
  const caller = { tenant, user_id: null, token: null, lang };
  return ask(bench, { question, consent }, caller, {}, new AbortController().signal);
}

function playedOf(
  scenario: CorrectionScenario,
  results: readonly AskResult[],
  control: Played['control'],
): Played {
  const [first] = results;
  const last = results.at(-1);
  if (first === undefined || last === undefined) throw new Error(`${scenario.name} was never asked`);
  return {
    failedAtFirst: first.attempts[0]?.decision !== 'commit',
    isCauseFound: first.causes.includes(scenario.cause),
    isMended: isRight(last, scenario.ask),
    asks: results.length,
    rounds: results.reduce((sum, { rounds }) => sum + rounds, 0),
    status: last.status,
    control,
    actions: results.flatMap(({ actions }) =>
      actions.map(({ kind, state, outcome }) => `${kind} ${state}${outcome === null ? '' : `, ${outcome}`}`),
    ),
    answer: last.answer,
  };
}

/** Plays a scenario with its repair, or with its repair switched off, in an index of its own. */
export async function play(
  stores: Stores,
  tenant: string,
  scenario: CorrectionScenario,
  isOn: boolean,
): Promise<Played> {
  const stage = await setStage(stores, tenant, scenario, isOn ? [] : scenario.repairs);
  try {
    const isFine = async (): Promise<boolean> =>
      isRight(await askOne(stage, scenario.control.question, scenario), scenario.control);
    const before = await isFine();
    stage.change();
    const results: AskResult[] = [];
    while (results.length < ASKS && !results.some((one) => isRight(one, scenario.ask))) {
      const result = await askOne(stage, scenario.ask.question, scenario);
      results.push(result);
      if (scenario.approved) await approveLinks(stage);
    }
    return playedOf(scenario, results, { before, after: await isFine() });
  } finally {
    stage.close();
  }
}
