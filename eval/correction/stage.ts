import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compose } from '../../src/app/compose.ts';
import { indexFolder } from '../../src/app/index/index-folder.ts';
import type { Stores } from '../../src/app/stores.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import type { Workbench } from '../../src/app/workbench/workbench.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { RepairKind } from '../../src/contract/repair.ts';
import { PROMPT_WORDS } from '../../src/core/correction/contract/prompt-words.ts';
import type { CorrectionScenario } from './scenario.ts';

const SCRIPT = '.assay/script.json';

/** A scenario's repository, indexed, with what asks it. */
export interface Stage {
  readonly bench: Workbench;
  readonly tenant: string;
  /** What changes behind the index. */
  change(): void;
  close(): void;
}

function scriptOf({ says, language }: CorrectionScenario): object {
  const models = [...new Set(says.map(({ model }) => model))].filter((model) => model !== 'scripted');
  const replies = says.map(({ model, to, strict, answer, cites }) => ({
    when: { model, text: to, ...(strict ? { system: PROMPT_WORDS[language].strict } : {}) },
    answer: JSON.stringify({ intent: 'chat.ask', answer, citations: cites, confidence: 0.9 }),
  }));
  return { models, replies };
}

/** Lays out the repository below a folder of its own, and indexes it. */
export async function setStage(
  stores: Stores,
  tenant: string,
  scenario: CorrectionScenario,
  switched_off: readonly RepairKind[],
): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-correction-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const lay = (files: CorrectionScenario['files']): void => {
    for (const [path, lines] of Object.entries(files)) write(path, `${lines.join('\n')}\n`);
  };
  const isScripted = scenario.says.length > 0;
  if (isScripted) write(SCRIPT, JSON.stringify(scriptOf(scenario)));
  lay(scenario.files);
  const configuration = Configuration.parse({
    tenant_id: tenant,
    correction: { switched_off },
    ...(isScripted ? { models: { script: SCRIPT, default: 'scripted/scripted', retries: 0 } } : {}),
  });
  const outside = compose({ workingFolder: folder, environment: {} });
  const bench = await openWorkbench(
    { folder, configuration },
    // of its own: what stands in for a model is kept with its stores
    { ...outside, stores: async () => ({ ...stores }) },
    {},
    textHere,
  );
  await indexFolder(bench.home, bench.outside, stores, tenant, { prefix: '' });
  return {
    bench,
    tenant,
    change: () => lay(scenario.later),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
