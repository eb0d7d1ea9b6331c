import { Tokenizer } from '@huggingface/tokenizers';
import { AssayError } from '../../contract/assay-error.ts';
import type { ModelOrder } from './model-order.ts';
import { whyOf } from './why.ts';

/** A pair of texts as the model reads it. `types` are 0 for the first text and 1 for the second. */
export interface Encoded {
  readonly ids: readonly number[];
  readonly types: readonly number[];
}

/** Turns texts into tokens with the model's own tokenizer. */
export interface PairEncoder {
  readonly padId: number;
  encode(premise: string, hypothesis: string): Encoded;
  /** Tokens of a text by itself. */
  count(text: string): number;
  /** The text with what the tokenizer would read as a special token taken apart: texts are untrusted. */
  plain(text: string): string;
}

interface TokenizerFile {
  readonly post_processor?: { readonly type?: string } | null;
  readonly padding?: { readonly pad_id?: number } | null;
}

const PAD_TOKENS = ['[PAD]', '<pad>', '<|pad|>', '<|endoftext|>'];

function malformed(message: string, where: string, cause?: unknown): AssayError {
  const hint = 'name the tokenizer.json (fast tokenizer) that belongs to the model';
  return new AssayError('malformed', message, { where, hint, cause });
}

function open(content: object, where: string): Tokenizer {
  try {
    return new Tokenizer(content, {});
  } catch (error) {
    throw malformed(`is no tokenizer (${whyOf(error)})`, where, error);
  }
}

function padIdOf(tokenizer: Tokenizer, file: TokenizerFile): number {
  const named = PAD_TOKENS.map((token) => tokenizer.token_to_id(token));
  return file.padding?.pad_id ?? named.find((id) => id !== undefined) ?? 0;
}

function specialTokens(tokenizer: Tokenizer): readonly string[] {
  const special = [...tokenizer.get_added_tokens_decoder().values()].filter((token) => token.special);
  return special.map((token) => token.content).filter((content) => content.trim() !== '');
}

function takenApart(token: string): string {
  const [first = '', ...rest] = token;
  return rest.length === 0 ? ' ' : `${first} ${rest.join('')}`;
}

/** A post-processor that joins two texts without a mark between them makes no pair. */
function checkPairs(tokenizer: Tokenizer, where: string): void {
  const bare = tokenizer.tokenize('a').length;
  const pair = tokenizer.encode('a', { text_pair: 'a' }).ids.length;
  if (pair > 2 * bare) return;
  throw malformed('the tokenizer has no post-processor for pairs of texts (set `template` otherwise)', where);
}

/** Throws `AssayError` (malformed) for a file that is no tokenizer, or none for pairs where no template is set. */
export function pairEncoder(content: unknown, order: ModelOrder): PairEncoder {
  const { tokenizer: where, template } = order;
  if (typeof content !== 'object' || content === null) throw malformed('is no tokenizer', where);
  const tokenizer = open(content, where);
  const file: TokenizerFile = content;
  if (template === null) checkPairs(tokenizer, where);
  const specials = specialTokens(tokenizer).map((token) => [token, takenApart(token)] as const);
  const oneType = file.post_processor?.type === 'RobertaProcessing';

  function encode(premise: string, hypothesis: string): Encoded {
    const [text, pair] = template === null ? [premise, hypothesis] : [written(premise, hypothesis), null];
    const { ids, token_type_ids: types } = tokenizer.encode(text, {
      text_pair: pair,
      return_token_type_ids: true,
    });
    if (!ids.every(Number.isInteger)) throw malformed('the tokenizer has no token for unknown words', where);
    return { ids, types: oneType || types === undefined ? ids.map(() => 0) : types };
  }

  function written(premise: string, hypothesis: string): string {
    const [before, between, after] = template ?? ['', '', ''];
    const [first, second] = order.premiseFirst ? [premise, hypothesis] : [hypothesis, premise];
    return before + first + between + second + after;
  }

  return {
    padId: padIdOf(tokenizer, file),
    encode,
    count: (text) => tokenizer.tokenize(text).length,
    plain: (text) => specials.reduce((result, [token, apart]) => result.replaceAll(token, () => apart), text),
  };
}
