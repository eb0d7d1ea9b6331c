import type { LiteLLMRequest, LiteLLMResponse } from '../../contract/guardrail.ts';
import { levelsOf } from '../acting.ts';
import type { Call } from '../route.ts';
import { type Guarded, guardNothing, guardTexts, type LevelsAt, notGuarded } from './guard-texts.ts';
import { groundsOf } from './grounds-of.ts';

const PLACE = 'body: additional_provider_specific_params';
const REQUEST = 'a request is not checked, only the answer to it: set `mode: post_call`';

function isBlocked({ said }: Guarded): boolean {
  return said.action?.action === 'block';
}

function reasonsOf(blocked: readonly Guarded[]): string {
  return [...new Set(blocked.map(({ said }) => said.action?.reason ?? ''))].join('; ');
}

function decided(
  guarded: readonly Guarded[],
  texts: readonly string[],
): Pick<LiteLLMResponse, 'action' | 'blocked_reason' | 'texts'> {
  const blocked = guarded.filter(isBlocked);
  if (blocked.length > 0) return { action: 'BLOCKED', blocked_reason: reasonsOf(blocked) };
  const contents = guarded.map(({ content }) => content);
  const isOther = contents.some((content, at) => content !== texts[at]);
  return isOther ? { action: 'GUARDRAIL_INTERVENED', texts: contents } : { action: 'NONE' };
}

async function withoutText(
  call: Call<LiteLLMRequest, unknown>,
  levelsAt: LevelsAt,
): Promise<LiteLLMResponse> {
  const { said, acts } = await guardNothing(call, levelsAt);
  return { action: acts ? 'BLOCKED' : 'NONE', ...(acts ? { blocked_reason: said.detail } : {}), assay: said };
}

/** OA12: what LiteLLM is to do with an answer. What fails is blocked, where nobody asks for another action. */
export async function guardForLiteLLM(call: Call<LiteLLMRequest, unknown>): Promise<LiteLLMResponse> {
  const { input_type, texts, structured_messages, additional_provider_specific_params } = call.body;
  if (input_type === 'request') return { action: 'NONE', assay: notGuarded(call, REQUEST) };
  const given = texts ?? [];
  const asked = additional_provider_specific_params ?? {};
  const { on_fail = 'block', fail_closed } = asked;
  const levelsAt: LevelsAt = (home) => levelsOf('verification', home, call, { on_fail, fail_closed });
  if (given.every((text) => text.trim() === '')) return withoutText(call, levelsAt);
  const { said, texts: guarded } = await guardTexts(call, given, {
    grounds: await groundsOf(call, structured_messages ?? [], asked, PLACE),
    asked,
    levelsAt,
  });
  return { ...decided(guarded, given), assay: said };
}
