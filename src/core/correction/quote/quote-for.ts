import type { ModelGrounds } from '../../../contract/ports/model-provider.ts';
import { folded } from '../../language/fold-text.ts';
import { MAY_ANSWER } from '../../../contract/may-answer.ts';
import { quoteEvidence } from '../code/quote-evidence.ts';
import { readQuestion } from './asked.ts';
import { chooseQuotations } from './choose-quotations.ts';
import { likelyParagraphs, quotedOf } from './quoted.ts';
import type { Passage } from './passage.ts';
import { passagesOf } from './passages.ts';
import { NO_MODEL, NOT_IN_NOTES } from './quote-words.ts';
import { summarise } from './summarise.ts';
import { textsOf } from './texts-of.ts';
import { toldPassages } from './told.ts';
import { writeQuotations } from './write-quotations.ts';

function passagesFor({ question, evidences }: ModelGrounds): Passage[] {
  return passagesOf(textsOf(evidences.filter(({ data }) => data !== question)));
}

/** EX2, EX3: the answer in quotations; empty where the evidence does not answer, or is the question itself. */
function quotations(grounds: ModelGrounds): string {
  const asked = readQuestion(folded(grounds.question));
  return writeQuotations(chooseQuotations(asked, passagesFor(grounds)), grounds.language);
}

/** EX2, EX10: what answers, in quotations; what only may begins with a sentence that says so. */
function searchAnswer(grounds: ModelGrounds): string {
  const { question, language } = grounds;
  const passages = passagesFor(grounds);
  const asked = readQuestion(folded(question));
  const told = toldPassages(question, passages);
  const isSure = told.length > 0;
  const able = isSure ? told : chooseQuotations(asked, passages);
  const likely = (): readonly Passage[] => likelyParagraphs(asked, passages);
  const quoted = quotedOf(asked, passages, { able, isSure, likely });
  if (quoted === null) return NOT_IN_NOTES[language];
  const text = writeQuotations(quoted.chosen, language);
  return quoted.relevance.verdict === 'answers' ? text : `${MAY_ANSWER[language]}\n\n${text}`;
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
  if (task === 'search_qa') return searchAnswer(grounds);
  return [NO_MODEL[grounds.language], quotations(grounds)].filter((part) => part !== '').join('\n\n');
}
