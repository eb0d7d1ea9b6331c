import type { AIMessage } from '../../../contract/ai-message.ts';
import { schemaText } from '../../../contract/judge-answer.ts';
import type { Language } from '../../../contract/language.ts';
import { LlmResponse } from '../../../contract/llm-response.ts';
import { fenced, fenceMark } from '../../language/fence.ts';
import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { evidenceText } from '../evidence-text.ts';
import { PROMPT_WORDS } from './prompt-words.ts';
import type { ReadResponse, WrongField } from './read-response.ts';

/** What a writer is asked. */
export interface AskPrompt {
  readonly question: string;
  readonly language: Language;
  readonly evidence: readonly AskEvidence[];
  /** After the repair `retry.strict_citation`. */
  readonly strict: boolean;
  /** Turns of the conversation before, oldest first. */
  readonly earlier?: readonly AIMessage[];
}

/** The schema of an answer on one line, of what its writer says itself. */
function schemaShown(): string {
  return schemaText(LlmResponse.omit({ must_include_satisfied: true }));
}

/** LP5: the messages to a writer. Question and evidence are fenced by a mark that none of them contains. */
export function askMessages({ question, language, evidence, strict, earlier = [] }: AskPrompt): AIMessage[] {
  const words = PROMPT_WORDS[language];
  const texts = evidence.map(evidenceText);
  const mark = fenceMark([question, ...texts]);
  const shown = evidence.map(({ number }, at) => fenced(`EVIDENCE-${number}`, mark, texts[at] ?? ''));
  const rules = [words.role, words.untrusted(mark), words.cite, words.abstain];
  if (earlier.length > 0) rules.push(words.earlier);
  return [
    {
      role: 'system',
      content: [...rules, ...(strict ? [words.strict] : []), `${words.shape}\n${schemaShown()}`].join('\n'),
    },
    ...earlier,
    {
      role: 'user',
      content: [
        `${words.question}:\n${fenced('QUESTION', mark, question)}`,
        `${words.evidence}:\n${shown.length === 0 ? words.nothing : shown.join('\n')}`,
        words.close,
      ].join('\n\n'),
    },
  ];
}

const MOST_FIELDS = 12;

function fieldLine({ path, expected, missing }: WrongField, language: Language): string {
  const words = PROMPT_WORDS[language];
  return `- ${(missing ? words.missing : words.wrong)(path, expected)}`;
}

/** LP7: what was asked, the answer that was refused, and what was wrong with it. */
export function fixMessages(
  asked: readonly AIMessage[],
  answer: string,
  read: Extract<ReadResponse, { readonly kind: 'unparseable' | 'invalid' }>,
  language: Language,
): AIMessage[] {
  const words = PROMPT_WORDS[language];
  const told =
    read.kind === 'unparseable'
      ? words.unparseable(read.why)
      : [words.fields, ...read.fields.slice(0, MOST_FIELDS).map((one) => fieldLine(one, language))].join(
          '\n',
        );
  return [
    ...asked,
    { role: 'assistant', content: answer === '' ? '-' : answer },
    { role: 'user', content: `${told}\n${words.close}` },
  ];
}
