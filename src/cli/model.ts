import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { addModel, type AddedModel } from '../app/add-model.ts';
import { LARGEST_LABELLED, readLabelledRows } from '../app/labelled-rows.ts';
import type { Outside } from '../app/outside.ts';
import type { Language } from '../contract/language.ts';
import type { ConfigurationText } from '../contract/ports/configuration-files.ts';
import { languageOption } from './common-options.ts';
import { messageLanguage } from './message-language.ts';
import { plainText } from './plain-text.ts';
import { readInput } from './read-input.ts';
import type { Terminal } from './terminal.ts';
import { withParticle } from '../core/language/fitting-particle.ts';

interface Options {
  readonly labelled?: string;
  readonly config?: string;
  readonly lang?: Language;
}

const WORDS: Readonly<Record<Language, (added: AddedModel) => string>> = {
  en: ({ name, labels, fitted, file }) =>
    [
      `${name} is the model of grounding.model in ${file.path}`,
      `  labels: ${labels.join(', ')}; the planted faults were told apart`,
      fitted === null
        ? '  supported_above: 0.5, for no labelled rows were given or none are precise enough'
        : `  supported_above: ${fitted.supported_above} (precision ${fitted.precision.toFixed(2)}, recall ${fitted.recall.toFixed(2)})`,
    ].join('\n'),
  ko: ({ name, labels, fitted, file }) =>
    [
      `${withParticle(name, '을(를)')} ${file.path}의 grounding.model로 적었습니다`,
      `  라벨: ${labels.join(', ')}. 심어 둔 잘못을 가려냈습니다`,
      fitted === null
        ? '  supported_above: 0.5. 라벨이 붙은 행이 없거나 충분히 정확하지 않습니다'
        : `  supported_above: ${fitted.supported_above} (정밀도 ${fitted.precision.toFixed(2)}, 재현율 ${fitted.recall.toFixed(2)})`,
    ].join('\n'),
};

/** The configuration that holds here, or the empty one that is to be written in the working folder. */
async function fileAt({ config }: Options, outside: Outside): Promise<ConfigurationText> {
  const { workingFolder } = outside;
  const files = await outside.files();
  const found = config === undefined ? await files.find({ workingFolder }) : resolve(workingFolder, config);
  if (found !== undefined) return files.read(found);
  return { path: join(workingFolder, 'assay.config.yaml'), text: '' };
}

async function runAdd(folder: string, options: Options, terminal: Terminal): Promise<void> {
  const outside = await terminal.outside();
  const { environment, workingFolder } = outside;
  const { labelled } = options;
  const file = await fileAt(options, outside);
  const rows =
    labelled === undefined
      ? []
      : readLabelledRows(await readInput(labelled, terminal.stdin, LARGEST_LABELLED), labelled).rows;
  const exists = async (path: string): Promise<boolean> =>
    stat(path).then(
      (seen) => seen.isFile(),
      () => false,
    );
  const files = await outside.files();
  const mayTrust = file.text === '' || (await files.trustOf(file, environment)) === 'trusted';
  const added = await addModel({ folder: resolve(workingFolder, folder), file, rows, exists }, outside);
  await files.write(added.file.path, added.file.text, { overwrite: true });
  if (mayTrust) await files.trust([added.file], (await outside.clock()).now(), environment);
  terminal.write(`${plainText(WORDS[messageLanguage(options.lang, undefined, environment)](added))}\n`);
}

/** `assay model add`: a local model for what the rules leave open. */
export function registerModelCommands(program: Command, terminal: Terminal): void {
  program
    .command('model')
    .description('the local model that judges what the rules leave open')
    .command('add')
    .description(
      'check the model of a folder (model.onnx, tokenizer.json, config.json), and write the setting',
    )
    .argument('<folder>', 'where its files lie')
    .option('--labelled <file>', 'labelled rows, as of calibrate: fits the threshold')
    .option('--config <file>', 'the configuration file; default: the nearest assay.config.yaml upward')
    .addOption(languageOption())
    .action((folder: string, options: Options) => runAdd(folder, options, terminal));
}
