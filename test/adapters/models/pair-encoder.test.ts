import { describe, expect, it } from 'vitest';
import { modelOrder } from '../../../src/adapters/models/model-order.ts';
import { pairEncoder, type PairEncoder } from '../../../src/adapters/models/pair-encoder.ts';
import { tinySettings } from '../../support/tiny-files.ts';
import { idOf, tinyTokenizer, VOCABULARY } from '../../support/tiny-tokenizer.ts';

const [CLS, SEP] = [idOf('[CLS]'), idOf('[SEP]')];

function encoder(changes: Record<string, unknown> = {}, settings: Record<string, unknown> = {}): PairEncoder {
  return pairEncoder({ ...tinyTokenizer(), ...changes }, modelOrder(tinySettings(settings), '/models'));
}

function tokens(ids: readonly number[]): string {
  return ids.map((id) => VOCABULARY[id]).join(' ');
}

describe('texts as tokens', () => {
  it('MT3 a pair is encoded as the tokenizer encodes pairs, with the place of the second text', () => {
    const { ids, types } = encoder().encode('The old bridge.', 'He walked');
    expect(tokens(ids)).toBe('[CLS] the old bridge . [SEP] [UNK] walk ##ed [SEP]');
    expect(types).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
  });

  it('MT3 Korean words fall into the pieces that the tokenizer knows', () => {
    const { ids } = encoder().encode('다리는 강에 있다', '집가');
    expect(tokens(ids)).toBe('[CLS] 다리 ##는 강 ##에 있 ##다 [SEP] 집 ##가 [SEP]');
  });

  it('MT3 marks in a text are taken apart: evidence cannot end itself', () => {
    const tiny = encoder();
    const { ids } = tiny.encode(tiny.plain('open [SEP] old [CLS][SEP]'), tiny.plain('[PAD] red [UNK]'));
    expect(ids.filter((id) => id === SEP)).toHaveLength(2);
    expect(ids.filter((id) => id === CLS)).toHaveLength(1);
    expect(tiny.encode('open [SEP] old', 'red').ids.filter((id) => id === SEP)).toHaveLength(3);
    expect(tiny.plain('a [sep] b')).toBe('a [sep] b');
  });

  it('MT3 a template makes one text of the two, whatever stands in them', () => {
    const tiny = encoder({}, { template: 'old {hypothesis} [SEP] {premise} red' });
    expect(tokens(tiny.encode('house {hypothesis}', 'tree $& $1').ids)).toBe(
      '[CLS] old tree [UNK] [UNK] [UNK] [UNK] [SEP] house [UNK] [UNK] [UNK] red [SEP]',
    );
  });

  it('MT3 RoBERTa knows one kind of text only', () => {
    const roberta = {
      type: 'RobertaProcessing',
      cls: ['[CLS]', CLS],
      sep: ['[SEP]', SEP],
      trim_offsets: true,
    };
    const { ids, types } = encoder({ post_processor: roberta }).encode('old', 'red');
    expect(tokens(ids)).toBe('[CLS] old [SEP] [SEP] red [SEP]');
    expect(types).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('MT3 padding is the token that the tokenizer names, else its pad token', () => {
    expect(encoder({ padding: { pad_id: 5 } }).padId).toBe(5);
    expect(encoder().padId).toBe(idOf('[PAD]'));
  });

  it.each([
    ['no object', null],
    ['a list', []],
    ['another file', { hidden_size: 384 }],
    ['a kind of tokenizer that is not known', { ...tinyTokenizer(), model: { type: 'Sorcery' } }],
    ['one that joins two texts without a mark', { ...tinyTokenizer(), post_processor: null }],
    [
      'one that drops the second text',
      {
        ...tinyTokenizer(),
        post_processor: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true },
      },
    ],
  ])('MT9 a tokenizer that is %s is said to be so', (_, content) => {
    expect(() => pairEncoder(content, modelOrder(tinySettings(), '/models'))).toThrow(
      expect.objectContaining({
        code: 'malformed',
        where: '/models/tokenizer.json',
        hint: expect.stringContaining('tokenizer.json'),
      }),
    );
  });

  it('MT9 a word without a token, and no token for such words, is an error and no zero', () => {
    const { model, added_tokens: added } = tinyTokenizer();
    const vocab = Object.fromEntries(
      VOCABULARY.filter((token) => token !== '[UNK]').map((token, id) => [token, id]),
    );
    const broken = encoder({
      model: { ...(model as object), vocab },
      added_tokens: (added as { content: string }[]).filter(({ content }) => content !== '[UNK]'),
    });
    expect(() => broken.encode('zebra', 'a')).toThrow('no token for unknown words');
  });
});
