/**
 * Names of models that think before they answer, within the tokens that they may write: as their makers list them,
 * 2026-11. Of a name that is not here the first answer tells, where its thought used up its tokens.
 */
const THINKING: readonly RegExp[] = [
  // OpenAI: platform.openai.com/docs/guides/reasoning; models for chat do not reason
  /^o[1-9](?:-|$)/,
  /^gpt-(?:[5-9]|\d\d)(?!.*-chat)/,
  /^gpt-oss\b/,
  // Google: ai.google.dev/gemini-api/docs/thinking
  /^gemini-(?:2\.5|[3-9]|\d\d)(?!.*-image)/,
  // Anthropic: those whose thinking cannot be turned off (docs.anthropic.com, extended thinking)
  /^claude-(?:fable-5|(?:sonnet|opus)-5-5)/,
  // open weights and their makers' model cards
  /^deepseek-(?:r\d|reasoner)/,
  /^(?:qwq|qvq|magistral|exaone-deep|glm-z\d|minimax-m\d|grok-(?:[4-9]|3-mini)|hcx-007)/,
  /^qwen3(?!.*-(?:instruct|coder|embedding))/,
  /[-_.](?:r1|thinking|think|reasoner|reasoning)\b/,
];

/** True for a model that is known by name to think. What stands before the last `/` is who offers it. */
export function thinksByName(model: string): boolean {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
  return THINKING.some((pattern) => pattern.test(name));
}
