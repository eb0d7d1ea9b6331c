import type { AIMessage } from '../../../contract/ai-message.ts';

const HANGUL = /[\u1100-\u11ff\u3000-\ud7ff]/gu;
const LATIN_TOKEN = 3;
const OF_A_MESSAGE = 8;

/** About how many tokens messages take, rather too many than too few: a syllable each, three other characters each. */
export function estimateTokens(messages: readonly AIMessage[]): number {
  return messages.reduce((sum, { content }) => {
    const syllables = content.match(HANGUL)?.length ?? 0;
    return sum + OF_A_MESSAGE + syllables + Math.ceil((content.length - syllables) / LATIN_TOKEN);
  }, 0);
}
