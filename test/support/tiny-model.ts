import { type Constant, type Graph, type Node, onnxModel, type ValueInfo } from './onnx-model.ts';
import { idOf, VOCABULARY } from './tiny-tokenizer.ts';

/**
 * A model that judges: how many words of the hypothesis the premise lacks, and whether one of the two is negated and
 * the other is not. Its weights are fixed, so that every score can be told beforehand.
 */
const WEIGHTS = {
  entailment: { bias: 4, missing: -4, opposed: -8 },
  neutral: { bias: 0, missing: 0, opposed: 0 },
  contradiction: { bias: -2, missing: -4, opposed: 8 },
} as const;
export type TinyLabel = keyof typeof WEIGHTS;

export interface TinyOptions {
  /** The outputs in order. */
  readonly labels: readonly TinyLabel[];
  /** Without it the model finds the second text by the first [SEP]. */
  readonly declaresTypes?: boolean;
  readonly inputType?: 'int64' | 'int32';
  /** How many places it can read. */
  readonly positions?: number;
}

const NEGATION = VOCABULARY.length;
const WIDTH = NEGATION + 1;
const SILENT = ['[CLS]', '[SEP]', 'the', 'a', 'is', '.', ',', '##는', '##가', '##지', '##에'];
const NEGATIONS = ['not', 'no', 'never', '않', '없'];

/** A row a token: its own column for a word, one shared column for negations. Padding that is read counts as one. */
function meaning(token: string, id: number): number[] {
  const column = NEGATIONS.includes(token) || token === '[PAD]' ? NEGATION : id;
  return Array.from({ length: WIDTH }, (_, at) => (at === column && !SILENT.includes(token) ? 1 : 0));
}

function weights(labels: readonly TinyLabel[], of: 'missing' | 'opposed'): number[] {
  return Array.from({ length: WIDTH }, (_, column) => (column === NEGATION) === (of === 'opposed')).flatMap(
    (isOn) => labels.map((label) => (isOn ? WEIGHTS[label][of] : 0)),
  );
}

function floats(name: string, shape: readonly number[], values: readonly number[]): Constant {
  return { name, type: 'float32', shape, values };
}

function longs(name: string, shape: readonly number[], values: readonly number[]): Constant {
  return { name, type: 'int64', shape, values };
}

function node(
  op: string,
  inputs: readonly string[],
  output: string,
  attributes: Node['attributes'] = {},
): Node {
  return { op, inputs, output, attributes };
}

const FLOAT = { to: 1 };
const LONG = { to: 7 };

/** 1 where the second text stands. */
function secondText(declaresTypes: boolean): Node[] {
  if (declaresTypes) return [node('Cast', ['token_type_ids'], 'second', FLOAT)];
  return [
    node('Equal', ['ids', 'separator'], 'marks'),
    node('Cast', ['marks'], 'marked', FLOAT),
    node('CumSum', ['marked', 'axis'], 'passed'),
    node('Min', ['passed', 'one'], 'second'),
  ];
}

/** Adds nothing, but fails behind the last place. */
function placed(isOn: boolean): Node[] {
  if (!isOn) return [node('Identity', ['words'], 'placed')];
  return [
    node('Shape', ['ids'], 'size'),
    node('Gather', ['size', 'axis'], 'length'),
    node('Range', ['zero', 'length', 'step'], 'places'),
    node('Gather', ['positions', 'places'], 'position'),
    node('Add', ['words', 'position'], 'placed'),
  ];
}

/** Which words stand in a text: the highest of each column over its places. */
function bag(places: string, output: string): Node[] {
  return [
    node('Unsqueeze', [places], `${output} places`, { axes: [2] }),
    node('Mul', ['placed', `${output} places`], `${output} words`),
    node('ReduceMax', [`${output} words`], output, { axes: [1], keepdims: 0 }),
  ];
}

function nodes({ declaresTypes = true, positions }: TinyOptions): Node[] {
  return [
    node('Cast', ['input_ids'], 'ids', LONG),
    node('Cast', ['attention_mask'], 'read', FLOAT),
    ...secondText(declaresTypes),
    node('Gather', ['meanings', 'ids'], 'words'),
    ...placed(positions !== undefined),
    node('Mul', ['read', 'second'], 'of hypothesis'),
    node('Sub', ['read', 'of hypothesis'], 'of premise'),
    ...bag('of premise', 'premise'),
    ...bag('of hypothesis', 'hypothesis'),
    node('Sub', ['one', 'premise'], 'lacking'),
    node('Mul', ['hypothesis', 'lacking'], 'missing'),
    node('Sub', ['hypothesis', 'premise'], 'difference'),
    node('Mul', ['difference', 'difference'], 'opposed'),
    node('MatMul', ['missing', 'missing weights'], 'by missing'),
    node('MatMul', ['opposed', 'opposed weights'], 'by opposed'),
    node('Add', ['by missing', 'by opposed'], 'both'),
    node('Add', ['both', 'bias'], 'logits'),
  ];
}

function constants({ labels, positions = 1 }: TinyOptions): Constant[] {
  const bias = labels.map((label) => WEIGHTS[label].bias);
  return [
    floats('meanings', [NEGATION, WIDTH], VOCABULARY.flatMap(meaning)),
    floats('missing weights', [WIDTH, labels.length], weights(labels, 'missing')),
    floats('opposed weights', [WIDTH, labels.length], weights(labels, 'opposed')),
    floats('bias', [labels.length], bias),
    floats('one', [1], [1]),
    floats(
      'positions',
      [positions, 1],
      Array.from({ length: positions }, () => 0),
    ),
    longs('separator', [1], [idOf('[SEP]')]),
    longs('axis', [], [1]),
    longs('zero', [], [0]),
    longs('step', [], [1]),
  ];
}

export function tinyGraph(options: TinyOptions): Graph {
  const { labels, declaresTypes = true, inputType: type = 'int64' } = options;
  const names = ['input_ids', 'attention_mask', ...(declaresTypes ? ['token_type_ids'] : [])];
  const inputs: ValueInfo[] = names.map((name) => ({ name, type, shape: ['batch', 'sequence'] }));
  const outputs: ValueInfo[] = [{ name: 'logits', type: 'float32', shape: ['batch', labels.length] }];
  return { inputs, constants: constants(options), nodes: nodes(options), outputs };
}

export function tinyModel(options: TinyOptions): Uint8Array {
  return onnxModel(tinyGraph(options));
}

/** The probability that the model must give `label`, for so many words missing and one of the two texts negated or not. */
export function tinyScore(
  labels: readonly TinyLabel[],
  label: TinyLabel,
  { missing, opposed }: { missing: number; opposed: boolean },
): number {
  const powers = labels.map((one) =>
    Math.exp(WEIGHTS[one].bias + WEIGHTS[one].missing * missing + WEIGHTS[one].opposed * (opposed ? 1 : 0)),
  );
  const sum = powers.reduce((total, power) => total + power, 0);
  return (powers[labels.indexOf(label)] ?? Number.NaN) / sum;
}
