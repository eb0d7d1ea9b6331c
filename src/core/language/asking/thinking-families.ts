/** Models that think before they answer, within the tokens that they may write: as their makers list them, 2026-11. */
export interface ThinkingFamily {
  /** Where its maker says so. */
  readonly source: string;
  /** How their names begin, parted by `|`. */
  readonly names: string;
  /** The first version behind the name that thinks; absent: all. */
  readonly from?: number;
  /** Parts of the names of those that do not, parted by `|`. */
  readonly except?: string;
}

const OPENAI = 'platform.openai.com/docs/guides/reasoning; models for chat do not reason';
const GOOGLE = 'ai.google.dev/gemini-api/docs/thinking';
const CARDS = 'the model cards of open weights and their makers';

export const THINKING_FAMILIES: readonly ThinkingFamily[] = [
  { source: OPENAI, names: 'o', from: 1 },
  { source: OPENAI, names: 'gpt-', from: 5, except: 'chat' },
  { source: OPENAI, names: 'gpt-oss' },
  { source: GOOGLE, names: 'gemini-', from: 2.5, except: 'image' },
  {
    source: 'docs.anthropic.com, extended thinking: those whose thinking cannot be turned off',
    names: 'claude-fable-5|claude-sonnet-5-5|claude-opus-5-5',
  },
  { source: CARDS, names: 'deepseek-r|glm-z|minimax-m', from: 0 },
  { source: CARDS, names: 'deepseek-reasoner|qwq|qvq|magistral|exaone-deep|grok-3-mini|hcx-007' },
  { source: CARDS, names: 'grok-', from: 4 },
  { source: CARDS, names: 'qwen', from: 3, except: 'instruct|coder|embedding' },
];

/** Parts of the names of models of any maker that think. Source: the model cards of open weights. */
export const THINKING_PARTS = 'r1|thinking|think|reasoner|reasoning';
