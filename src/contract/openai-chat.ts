import { z } from 'zod';
import { LEFT_OUT } from './left-out.ts';
import { AIChatResponse, ChatUsage, StreamRevision } from './ai-chat.ts';
import { FeatureType } from './feature.ts';
import { Language } from './language.ts';
import { ActingCheck, OnFail } from './on-fail.ts';
import { OwnChecklist } from './quality.ts';
import { StreamWarning } from './stream-warning.ts';

/** One message in OpenAI's form; what it holds beside these goes on as it came. */
export const OpenAIMessage = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
  content: z
    .union([z.string(), z.array(z.looseObject({ type: z.string() }))])
    .nullable()
    .optional(),
});
export type OpenAIMessage = z.infer<typeof OpenAIMessage>;

/** What a request in OpenAI's form may ask of Assay, under `assay`. */
export const OpenAIAsked = z.strictObject({
  evidences: z
    .array(
      z.union([z.string(), z.record(z.string(), z.json())], {
        error: 'expected a text, or an object with `data`',
      }),
    )
    .max(1000)
    .optional()
    .describe(
      'What the answer is held against, beside the results of tools in `messages`: a text, `{data, evidence_id?, type?, uri?}`, or a passage of a retriever.',
    ),
  notes: z
    .boolean()
    .optional()
    .describe('Whether notes that match the question are evidence too. Default: where there is no other.'),
  checks: z
    .array(ActingCheck)
    .optional()
    .describe('Checks of this answer, beside those of the settings. Default: `["verification"]`.'),
  on_fail: OnFail.optional().describe('What is done with an answer that fails; never laxer than the key.'),
  feature: FeatureType.optional().describe(
    'Whose checklist the answer is held against. Default: `search_qa`.',
  ),
  checklist: OwnChecklist.optional().describe(
    'What the answer is held against in place of the checklist of the feature; it asks for the gate.',
  ),
  lang: Language.optional().describe('Of reasons. Default: `Accept-Language`, else that of the question.'),
  session_id: z.string().min(1).max(200).optional().describe('The kept chat that this goes on in.'),
  max_steps: z.int().min(1).optional(),
  budget: z.strictObject({ tokens: z.int().min(0).optional(), ms: z.int().min(0).optional() }).optional(),
});
export type OpenAIAsked = z.infer<typeof OpenAIAsked>;

/** The body of `POST /v1/chat/completions`. Fields that are not named here go on to a provider of OpenAI's form as they came. */
export const OpenAIChatRequest = z.looseObject({
  model: z.string().min(1).max(200),
  messages: z.array(OpenAIMessage).min(1),
  stream: z.boolean().nullable().optional(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullable().optional(),
  n: z.int().nullable().optional(),
  temperature: z.number().min(0).max(2).nullable().optional(),
  max_tokens: z.int().min(1).nullable().optional(),
  max_completion_tokens: z.int().min(1).nullable().optional(),
  assay: OpenAIAsked.optional(),
});
export type OpenAIChatRequest = z.infer<typeof OpenAIChatRequest>;

const { quality, quality_unchecked, verification, verification_unchecked, action, not_kept } =
  AIChatResponse.shape;

/** What is said of an answer in OpenAI's form, under `assay`; absent where nothing was asked of it. */
export const OpenAIVerdict = z.object({
  chat_id: z.string(),
  message_id: z.string(),
  usage: ChatUsage.nullable().optional(),
  quality,
  quality_unchecked,
  verification,
  verification_unchecked,
  action,
  /** Of a stream that was not held back: the text that takes the place of the one that was sent. */
  revise: StreamRevision.optional(),
  warnings: z.array(StreamWarning).optional(),
  not_kept,
  ...LEFT_OUT,
});
export type OpenAIVerdict = z.infer<typeof OpenAIVerdict>;

/** The answer of `POST /v1/chat/completions`: as the provider gave it, or made in its form. */
export const OpenAICompletion = z.looseObject({
  id: z.string(),
  object: z.literal('chat.completion'),
  created: z.int(),
  model: z.string(),
  choices: z.array(
    z.looseObject({
      index: z.int(),
      message: z.looseObject({ role: z.literal('assistant'), content: z.string().nullable() }),
      finish_reason: z.string().nullable(),
    }),
  ),
  usage: z
    .looseObject({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() })
    .nullable()
    .optional(),
  assay: OpenAIVerdict.optional(),
});

/** A chunk of a stream; `choices` is empty where it brings the verdict or the tokens. */
export const OpenAIChunk = z.looseObject({
  id: z.string(),
  object: z.literal('chat.completion.chunk'),
  created: z.int(),
  model: z.string(),
  choices: z.array(z.looseObject({ index: z.int(), delta: z.looseObject({}) })),
  assay: OpenAIVerdict.optional(),
});

/** An error in OpenAI's form. */
export const OpenAIError = z.object({
  error: z.object({
    message: z.string(),
    type: z.string(),
    param: z.string().nullable(),
    code: z.string().nullable(),
  }),
});
export type OpenAIError = z.infer<typeof OpenAIError>;

/** A model in OpenAI's form. */
export const OpenAIModel = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.string(),
});
export type OpenAIModel = z.infer<typeof OpenAIModel>;
export const OpenAIModels = z.object({ object: z.literal('list'), data: z.array(OpenAIModel) });
