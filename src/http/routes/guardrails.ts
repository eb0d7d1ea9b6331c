import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import {
  LiteLLMRequest,
  LiteLLMResponse,
  PortkeyRequest,
  PortkeyResponse,
} from '../../contract/guardrail.ts';
import { ACTING_QUERY } from '../acting.ts';
import { guardForLiteLLM } from '../guardrail/litellm.ts';
import { guardForPortkey } from '../guardrail/portkey.ts';
import { route } from '../route.ts';
import { flag } from './flag.ts';

const AT = { place: 'body', hint: 'see /openapi.json for the body of a guardrail' };

/** OA12: LiteLLM asks here, under the address that it puts behind its `api_base`. */
export const liteLLMRoute = route<LiteLLMRequest>({
  method: 'post',
  path: '/beta/litellm_basic_guardrail_api',
  right: 'verify',
  summary: "LiteLLM's generic guardrail: holds the texts of an answer against their evidence",
  body: LiteLLMRequest,
  read: (json) => checkValue(LiteLLMRequest, json, AT),
  answers: { 200: { description: 'What LiteLLM is to do', schema: LiteLLMResponse } },
  handle: async (call) => ({ status: 200, json: await guardForLiteLLM(call) }),
});

const Query = z.strictObject({
  ...ACTING_QUERY,
  notes: flag('Whether notes that match the question are evidence too'),
});

/** OA13: Portkey asks here, where it is the address of a webhook guardrail. */
export const portkeyRoute = route<PortkeyRequest, z.infer<typeof Query>>({
  method: 'post',
  path: '/api/guardrails/portkey',
  right: 'verify',
  summary: "Portkey's webhook guardrail: holds an answer against its evidence",
  body: PortkeyRequest,
  query: Query,
  read: (json) => checkValue(PortkeyRequest, json, AT),
  answers: { 200: { description: 'The verdict, and what to deliver', schema: PortkeyResponse } },
  handle: async (call) => ({ status: 200, json: await guardForPortkey(call) }),
});
