import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { AssayError } from '../contract/assay-error.ts';
import { type GroundingModelSettings, ModelLabel } from '../contract/grounding-model-settings.ts';
import type { ConfigurationText } from '../contract/ports/configuration-files.ts';
import type { GroundingModel } from '../contract/ports/grounding-model.ts';
import { type FittedThreshold, fitThreshold } from '../core/grounding/model-tier/fit-threshold.ts';
import { missedFaults } from '../core/grounding/model-tier/model-planted-faults.ts';
import { checkShape } from './configuration/check-shape.ts';
import type { LabelledAnswer } from './labelled-answer.ts';
import type { Outside } from './outside.ts';
import { parseJson } from './parse-json.ts';

/** Where the files of a model lie in the folders that exports make. */
const MODELS = ['model.onnx', 'onnx/model.onnx', 'model_quantized.onnx', 'onnx/model_quantized.onnx'];
const WANTED_PRECISION = 0.9;
const FEWEST = 10;

const Config = z.looseObject({ id2label: z.record(z.string(), z.string()) });
const NAMES: Readonly<Record<string, ModelLabel>> = { not_entailment: 'unsupported' };

export interface AddModel {
  /** Absolute. */
  readonly folder: string;
  /** The configuration file as it is, or as it is to be. */
  readonly file: ConfigurationText;
  readonly rows: readonly LabelledAnswer[];
  /** True where a file lies there. */
  readonly exists: (path: string) => Promise<boolean>;
}

export interface AddedModel {
  readonly name: string;
  readonly labels: readonly string[];
  readonly fitted: FittedThreshold | null;
  /** The configuration file with the setting. */
  readonly file: ConfigurationText;
}

function missing(folder: string, what: string): AssayError {
  return new AssayError('not_found', `holds no ${what}`, {
    where: folder,
    hint: 'it needs model.onnx (or onnx/model.onnx), tokenizer.json and config.json',
  });
}

async function modelIn({ folder, exists }: AddModel): Promise<string> {
  for (const name of MODELS) if (await exists(join(folder, name))) return name;
  throw missing(folder, 'model.onnx');
}

function labelsOf(text: string, where: string): ModelLabel[] {
  const { id2label } = Config.parse(parseJson(text, where));
  return Object.keys(id2label)
    .toSorted((one, other) => Number(one) - Number(other))
    .map((id) => {
      const name = (id2label[id] ?? '').toLowerCase();
      const label = ModelLabel.safeParse(NAMES[name] ?? name);
      if (label.success) return label.data;
      throw new AssayError('malformed', `names the output ${JSON.stringify(id2label[id])}`, {
        where,
        hint: 'correct id2label: entailment, neutral, contradiction, supported, unsupported',
      });
    });
}

async function settingsOf(of: AddModel, outside: Outside): Promise<GroundingModelSettings> {
  const { folder, file, exists } = of;
  const from = relative(resolve(file.path, '..'), folder);
  const inside = (name: string): string => join(isAbsolute(from) ? folder : from, name);
  const model = await modelIn(of);
  for (const name of ['tokenizer.json', 'config.json'])
    if (!(await exists(join(folder, name)))) throw missing(folder, name);
  const { text, path } = await (await outside.files()).read(join(folder, 'config.json'));
  const given = { model: inside(model), tokenizer: inside('tokenizer.json'), labels: labelsOf(text, path) };
  const shape = checkShape({ grounding: { model: given } });
  const made = 'configuration' in shape ? shape.configuration.grounding.model : undefined;
  if (made === undefined)
    throw new AssayError('malformed', 'its outputs are no labels of support', { where: path });
  return made;
}

async function fit(model: GroundingModel, rows: readonly LabelledAnswer[]): Promise<FittedThreshold | null> {
  const pairs = rows.flatMap(({ answer: { content }, label }) => {
    const premise = content.evidences
      .flatMap(({ data }) => (typeof data === 'string' ? [data] : []))
      .join('\n');
    const hypothesis = content.text ?? content.claims?.[0]?.text ?? '';
    return premise === '' || hypothesis === '' ? [] : [{ premise, hypothesis, label }];
  });
  for (const wanted of [0, 1] as const)
    if (pairs.filter(({ label }) => label === wanted).length < FEWEST)
      throw new AssayError('malformed', `fewer than ${FEWEST} rows with label ${wanted} have a text`, {
        where: '--labelled',
        hint: `label at least ${FEWEST} of each`,
      });
  const scores = await model.score(pairs);
  return fitThreshold(
    pairs.flatMap(({ label }, at) => {
      const score = scores[at] ?? null;
      return score === null ? [] : [{ probability: score.supported, label }];
    }),
    WANTED_PRECISION,
  );
}

/**
 * MT13: the setting for the model of a folder: its files found, loaded, held against the planted faults, its threshold
 * fitted where labelled rows are given. Throws `AssayError` that says what does not fit; nothing is written here.
 */
export async function addModel(of: AddModel, outside: Outside): Promise<AddedModel> {
  const { file, rows } = of;
  const settings = await settingsOf(of, outside);
  const shape = checkShape({ grounding: { model: settings } });
  if (!('configuration' in shape)) throw missing(of.folder, 'model');
  const model = await outside.groundingModel({
    configuration: shape.configuration,
    folder: resolve(file.path, '..'),
  });
  const missed = await missedFaults(model, settings);
  const [first] = missed;
  if (missed.length > 1 && first !== undefined)
    throw new AssayError(
      'malformed',
      `cannot tell what its passage says from what that denies: “${first.premise}”`,
      {
        where: of.folder,
        hint: 'is the order of id2label in config.json that of its outputs?',
      },
    );
  const fitted = rows.length === 0 ? null : await fit(model, rows);
  const document = parseDocument(file.text);
  const { labels, tokenizer } = settings;
  const threshold = fitted === null ? {} : { supported_above: fitted.supported_above };
  const setting = { model: settings.model, tokenizer, labels, ...threshold };
  document.setIn(['grounding', 'model'], document.createNode(setting));
  return {
    name: model.name,
    labels: Array.isArray(labels) ? labels : [],
    fitted,
    file: { path: file.path, text: document.toString() },
  };
}
