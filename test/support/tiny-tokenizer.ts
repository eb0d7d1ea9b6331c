/** Marks, words and pieces of words that the tiny model knows; the place in the list is the id. */
export const VOCABULARY = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'not',
  'no',
  'never',
  '않',
  '없',
  'the',
  'a',
  'is',
  '.',
  ',',
  'bridge',
  'river',
  'open',
  'old',
  'stone',
  'market',
  'house',
  'tree',
  'red',
  'blue',
  'north',
  'south',
  'walk',
  '##s',
  '##ed',
  '##ing',
  'sing',
  '다리',
  '##는',
  '##가',
  '강',
  '시장',
  '열',
  '##었',
  '##았',
  '##다',
  '돌',
  '집',
  '##지',
  '##에',
  '있',
] as const;

export function idOf(token: (typeof VOCABULARY)[number]): number {
  return VOCABULARY.indexOf(token);
}

function special(content: (typeof VOCABULARY)[number]): object {
  return {
    id: idOf(content),
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  };
}

function mark(id: string, type: number): object {
  return { SpecialToken: { id, type_id: type } };
}

function sequence(id: string, type: number): object {
  return { Sequence: { id, type_id: type } };
}

/** The content of a tokenizer.json: word pieces, lower case, `[CLS] A [SEP] B [SEP]`. */
export function tinyTokenizer(): Record<string, unknown> {
  const marks = ['[CLS]', '[SEP]'] as const;
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: (['[PAD]', '[UNK]', ...marks] as const).map(special),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: false,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [mark('[CLS]', 0), sequence('A', 0), mark('[SEP]', 0)],
      pair: [mark('[CLS]', 0), sequence('A', 0), mark('[SEP]', 0), sequence('B', 1), mark('[SEP]', 1)],
      special_tokens: Object.fromEntries(
        marks.map((token) => [token, { id: token, ids: [idOf(token)], tokens: [token] }]),
      ),
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(VOCABULARY.map((token, id) => [token, id])),
    },
  };
}
