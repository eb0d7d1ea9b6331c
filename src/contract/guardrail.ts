import { z } from 'zod';
import { ValidationStatus } from './claim-status.ts';
import { Language } from './language.ts';
import { ActedCheck, AnswerAction, OnFailAction } from './on-fail.ts';
import { OpenAIAsked, OpenAIMessage } from './openai-chat.ts';

/** What a gateway may ask of a guardrail. */
export const GuardrailAsked = z.strictObject({
  evidences: OpenAIAsked.shape.evidences,
  notes: OpenAIAsked.shape.notes,
  on_fail: OnFailAction.optional().describe('What is done with a text that fails; never laxer than the key.'),
  fail_closed: z.boolean().optional().describe('What could not be checked fails.'),
  lang: Language.optional().describe('Of reasons. Default: `Accept-Language`, else that of the text.'),
});
export type GuardrailAsked = z.infer<typeof GuardrailAsked>;

/** What was found of one text. */
export const GuardedText = ActedCheck.pick({ outcome: true, reason: true }).extend({
  validation_status: ValidationStatus.optional(),
  claims: z.int().min(0),
  /** Claims that could not be checked. */
  unchecked: z.int().min(0),
  verdict_id: z.string().optional(),
  /** Why the verdict could not be kept. */
  not_kept: z.string().optional(),
  action: AnswerAction.optional(),
});
export type GuardedText = z.infer<typeof GuardedText>;

/** What a guardrail says beside the gateway's own fields. */
export const GuardrailSaid = z.object({
  /** The worst of its texts: failed, unchecked, passed, not_applicable. */
  outcome: ActedCheck.shape.outcome,
  /** What was not checked, and why; absent where everything was. */
  detail: z.string().optional(),
  texts: z.array(GuardedText),
});
export type GuardrailSaid = z.infer<typeof GuardrailSaid>;

/** What LiteLLM sends to a generic guardrail; fields that are not named here are not read. */
export const LiteLLMRequest = z.looseObject({
  input_type: z.enum(['request', 'response']),
  texts: z.array(z.string()).nullable().optional(),
  structured_messages: z.array(OpenAIMessage).nullable().optional(),
  additional_provider_specific_params: GuardrailAsked.nullable().optional(),
});
export type LiteLLMRequest = z.infer<typeof LiteLLMRequest>;

/** What LiteLLM is answered. */
export const LiteLLMResponse = z.object({
  action: z.enum(['NONE', 'BLOCKED', 'GUARDRAIL_INTERVENED']),
  blocked_reason: z.string().optional(),
  texts: z.array(z.string()).optional(),
  assay: GuardrailSaid,
});
export type LiteLLMResponse = z.infer<typeof LiteLLMResponse>;

/** What Portkey sends to a webhook guardrail; fields that are not named here are not read. */
export const PortkeyRequest = z.looseObject({
  eventType: z.enum(['beforeRequestHook', 'afterRequestHook']),
  request: z.looseObject({
    json: z
      .looseObject({ messages: z.array(OpenAIMessage).optional() })
      .nullable()
      .optional(),
  }),
  response: z
    .looseObject({
      text: z.string().nullable().optional(),
      json: z.record(z.string(), z.json()).nullable().optional(),
    })
    .nullable()
    .optional(),
  metadata: z
    .looseObject({ assay: z.union([GuardrailAsked, z.string()]).optional() })
    .nullable()
    .optional(),
});
export type PortkeyRequest = z.infer<typeof PortkeyRequest>;

/** What Portkey is answered. */
export const PortkeyResponse = z.object({
  verdict: z.boolean(),
  data: GuardrailSaid,
  transformedData: z
    .object({ response: z.object({ json: z.record(z.string(), z.json()), text: z.string() }) })
    .optional(),
});
export type PortkeyResponse = z.infer<typeof PortkeyResponse>;
