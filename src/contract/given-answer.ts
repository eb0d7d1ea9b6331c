import type { Answer } from './answer.ts';
import type { Evidence, EvidenceType } from './evidence.ts';
import type { JsonData } from './json-data.ts';
import type { Language } from './language.ts';

/** A piece of evidence in short. */
export interface GivenEvidence {
  /** A text, or JSON of any shape: records, a table, the result of a tool. */
  readonly data: JsonData;
  /** The name that the report calls it by. Default: `evidence-1`, `evidence-2` … by its place. */
  readonly evidence_id?: string | undefined;
  /** Default: `document` for a text, else `json`. */
  readonly type?: EvidenceType | undefined;
  /** The registered source that it is asked again at. */
  readonly source?: string | undefined;
  /** Where it lies. */
  readonly uri?: string | undefined;
}

interface PassageFields {
  /** Its name, and where it lies: `metadata.id`, `metadata.source` count as well. */
  readonly id?: string | undefined;
  readonly source?: string | undefined;
  readonly url?: string | undefined;
  readonly metadata?: object | undefined;
  readonly score?: number | undefined;
}

/** A passage as a retriever gives it: a document of LangChain, or an object with a text. */
export type GivenPassage = PassageFields &
  (
    | { readonly pageContent: string }
    | { readonly page_content: string }
    | { readonly text: string; readonly data?: never }
    | { readonly content: string; readonly data?: never }
  );

/** A row of an evaluation set: Ragas of yesterday and today. Other fields are left alone. */
export type GivenRow = (
  | {
      readonly question: string;
      readonly answer: string;
      readonly contexts: readonly string[];
      readonly response?: never;
    }
  | {
      readonly user_input: string;
      readonly response: string;
      readonly retrieved_contexts: readonly string[];
      readonly answer?: never;
    }
) & { readonly [field: string]: unknown };

/** A message of OpenAI, Anthropic or the AI SDK; results of tools are the evidence. */
export interface GivenMessage {
  readonly role: string;
  readonly content?: unknown;
  readonly [field: string]: unknown;
}

/** A conversation up to the answer that is verified: the last text of the assistant. `evidences` and `contexts` beside `messages` count with the results of tools. */
export type GivenMessages =
  | readonly GivenMessage[]
  | { readonly messages: readonly GivenMessage[]; readonly [field: string]: unknown };

/** An answer in short: its text beside what it is held against. */
export interface GivenAnswer {
  /** What the AI says. */
  readonly text: string;
  /** The question that it replies to. */
  readonly question?: string | undefined;
  /** What it is held against; a text is a document. */
  readonly evidences?: readonly (string | GivenEvidence)[] | undefined;
  /** The name that the report calls the answer by. Default: `answer`. */
  readonly response_id?: string | undefined;
  /** The day that "last week" and "작년" are counted from: `2026-02-02`. */
  readonly reference_date?: string | undefined;
  /** Language of messages. Default: that of the text. */
  readonly language?: Language | undefined;
}

type Bare<Of> = { -readonly [Key in keyof Of]?: Exclude<Of[Key], undefined> };

/** Without the fields that say nothing. */
function said<Of extends object>(of: Of): Bare<Of> {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Bare<Of>;
}

function evidenceOf(given: string | GivenEvidence, at: number): Evidence {
  const { data, ...more } = typeof given === 'string' ? { data: given } : given;
  const type = typeof data === 'string' ? 'document' : 'json';
  return { evidence_id: `evidence-${at + 1}`, type, ...said(more), data };
}

/** The whole answer that one in short stands for. */
export function wholeOf({ text, question, evidences = [], ...more }: GivenAnswer): Answer {
  return {
    response_id: 'answer',
    ...said({ query: question }),
    ...said(more),
    content: { text, evidences: evidences.map(evidenceOf) },
  };
}
