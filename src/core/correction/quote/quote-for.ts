import type { ModelGrounds } from '../../../contract/ports/model-provider.ts';
import { folded } from '../../language/fold-text.ts';
import { quoteEvidence } from '../code/quote-evidence.ts';
import { readQuestion } from './asked.ts';
import { chooseQuotations } from './choose-quotations.ts';
import { passagesOf } from './passages.ts';
import { NO_MODEL, NOT_IN_NOTES } from './quote-words.ts';
import { summarise } from './summarise.ts';
import { textsOf } from './texts-of.ts';
import { writeQuotations } from './write-quotations.ts';

/** EX2, EX3: the answer in quotations; empty where the evidence does not answer, or is the question itself. */
function quotations({ question, evidences, language }: ModelGrounds): string {
  const passages = passagesOf(textsOf(evidences.filter(({ data }) => data !== question)));
  return writeQuotations(chooseQuotations(readQuestion(folded(question)), passages), language);
}

function summary({ question, evidences }: ModelGrounds): string {
  const texts = textsOf(evidences);
  return summarise(passagesOf(texts.length > 0 ? texts : [{ note: 1, title: '', text: question }]));
}

/** EX1: what can be said for a task without a model: quotations of the evidence with their citations, an abstention, or that a model is needed. */
export function quoteFor(task: string, grounds: ModelGrounds): string {
  if (task === 'summarize') return summary(grounds);
  if (grounds.passages !== undefined)
    return JSON.stringify(quoteEvidence(folded(grounds.question), grounds.passages, grounds.language));
  const quoted = quotations(grounds);
  if (task === 'search_qa') return quoted === '' ? NOT_IN_NOTES[grounds.language] : quoted;
  return [NO_MODEL[grounds.language], quoted].filter((part) => part !== '').join('\n\n');
}
