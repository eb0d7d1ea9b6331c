import { wholeOf } from '../../contract/given-answer.ts';
import type { Language } from '../../contract/language.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';
import { quoteFor } from '../../core/correction/quote/quote-for.ts';
import { openVerifier } from '../open-verifier.ts';
import { DEMO_TEXTS } from './demo-texts.ts';

/** An answer of the demonstration, and what the product says of it. */
export interface DemoStep {
  readonly kind: 'true' | 'false' | 'repair';
  readonly text: string;
  readonly report: ValidationReport;
}

export interface Demo {
  readonly name: string;
  readonly document: string;
  readonly question: string;
  readonly steps: readonly DemoStep[];
  /** What the repair brought: whether the false answer did not pass, and the repaired one does. */
  readonly helped: boolean;
}

function passes({ report }: DemoStep): boolean {
  return report.result.validation_status === 'PASSED';
}

/**
 * NU4: verifies a true answer and a false one, and repairs the false one as answers without a model are made: by a
 * quotation of the document. By the defaults, whatever is configured; nothing is kept.
 */
export async function runDemo(language: Language): Promise<Demo> {
  const { name, document, question, trueAnswer, falseAnswer } = DEMO_TEXTS[language];
  const evidences = [{ evidence_id: name, data: document }];
  const { content } = wholeOf({ text: '', evidences });
  const quoted = quoteFor('search_qa', { question, evidences: content.evidences, language });
  const verifier = await openVerifier({ configuration: {}, environment: {}, language });
  const step = async (kind: DemoStep['kind'], text: string): Promise<DemoStep> => {
    const { report } = await verifier.verify({ text, question, evidences });
    return { kind, text, report };
  };
  const before = await step('false', falseAnswer);
  const after = await step('repair', quoted);
  const steps = [await step('true', trueAnswer), before, after];
  await verifier.close();
  return { name, document, question, steps, helped: !passes(before) && passes(after) };
}
