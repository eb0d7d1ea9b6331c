import type { NearestPassage } from '../../../contract/ask.ts';
import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { byCoverage } from '../quote/choose-quotations.ts';
import { askedOf } from './asked-of.ts';
import { type CodePassage, codePassages } from './code-passages.ts';
import { wholeParagraphs } from '../quote/whole-paragraphs.ts';

const MOST = 3;

function nearest(from: AskEvidence, { quote, kind, head, lines }: CodePassage): NearestPassage {
  const { title, path } = from;
  const { start, end } = lines ?? { start: Math.max(1, from.start_line), end: Math.max(1, from.end_line) };
  const text = kind === 'table_row' ? `${head}\n${quote}` : quote;
  return { text, title: title === '' ? path : title, path, start_line: start, end_line: end };
}

/** LP31: the passages that hold most of a question that nothing answers, best first; what holds nothing of it is none. */
export function nearestPassages(question: string, evidence: readonly AskEvidence[]): NearestPassage[] {
  const passages = wholeParagraphs(codePassages(evidence));
  const seen = new Set<string>();
  return byCoverage(askedOf(question, evidence), passages)
    .flatMap(({ passage }) => passages[passage.at] ?? [])
    .flatMap((passage) => {
      const from = evidence.find(({ number }) => number === passage.note);
      const known = seen.has(passage.text);
      seen.add(passage.text);
      return from === undefined || known ? [] : [nearest(from, passage)];
    })
    .slice(0, MOST);
}
