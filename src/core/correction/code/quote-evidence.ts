import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import type { Language } from '../../../contract/language.ts';
import type { LlmResponse } from '../../../contract/llm-response.ts';
import { readQuestion } from '../quote/asked.ts';
import { chooseQuotations } from '../quote/choose-quotations.ts';
import { type CodePassage, codePassages } from './code-passages.ts';
import { namedPassages } from './named-passages.ts';
import { NOT_IN_INDEX } from './quote-words.ts';

/** Quotations are word for word; what may be wrong is their choice. */
const SURE = 0.8;

function textOf(
  { text, kind, head, lines, note }: CodePassage,
  evidence: AskEvidence | undefined,
  mark: string,
): string {
  if (evidence !== undefined && evidence.object !== null) {
    const { name } = evidence.object;
    const place = `${evidence.path}:${evidence.start_line}-${evidence.end_line}`;
    return `${name} (${place}): ${text} ${mark}`;
  }
  if (kind === 'table_row') return `${head}\n${text}\n\n${mark}`;
  if (evidence?.kind === 'local_file' && lines !== null && note > 0)
    return `${evidence.path}:${lines.start}: ${text} ${mark}`;
  return kind === 'list_item' ? `- ${text} ${mark}` : `${text} ${mark}`;
}

function citationOf(
  { title, path, start_line, end_line }: AskEvidence,
  chosen: readonly CodePassage[],
): LlmResponse['citations'][number] {
  const lines = chosen.map((one) => one.lines);
  const known = lines.filter((one) => one !== null);
  const exact = known.length === lines.length && known.length > 0;
  return {
    source: title === '' ? path : title,
    uri: path,
    start_line: exact ? Math.min(...known.map(({ start }) => start)) : Math.max(1, start_line),
    end_line: exact ? Math.max(...known.map(({ end }) => end)) : Math.max(1, end_line),
  };
}

/** EX7: the answer to a question about indexed code and documents, in quotations with their places; else an abstention. */
export function quoteEvidence(
  question: string,
  evidence: readonly AskEvidence[],
  language: Language,
): LlmResponse {
  const passages = codePassages(evidence);
  const asked = readQuestion(question);
  const found = chooseQuotations(asked, passages).flatMap(({ at }) => passages[at] ?? []);
  const chosen = found.length > 0 ? found : namedPassages(question, passages, evidence);
  const intent = 'chat.ask';
  if (chosen.length === 0) return { intent, answer: NOT_IN_INDEX[language], citations: [], confidence: 0 };
  const of = (number: number): AskEvidence | undefined => evidence.find((one) => one.number === number);
  const numbers = [...new Set(chosen.map(({ note }) => note))];
  return {
    intent,
    answer: chosen.map((one) => textOf(one, of(one.note), `[${one.note}]`)).join('\n\n'),
    citations: numbers.flatMap((number) => {
      const one = of(number);
      return one === undefined
        ? []
        : [
            citationOf(
              one,
              chosen.filter(({ note }) => note === number),
            ),
          ];
    }),
    confidence: SURE,
  };
}
