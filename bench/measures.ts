import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAnswers } from './answers.ts';
import { measureAsk } from './ask.ts';
import { measureCommand } from './command.ts';
import { measureGrounding } from './grounding.ts';
import { measureGrowth } from './growth.ts';
import { measureHook } from './hook.ts';
import { measureIndexing } from './indexing.ts';
import { measureImports } from './imports.ts';
import { measureLargeTexts } from './large-texts.ts';
import { loadWorld } from './load.ts';
import type { Measure, Sizes } from './measure.ts';
import { measureModuleGraph } from './module-graph.ts';
import { measureRepeatedUnits } from './repeated-units.ts';
import { measureRetrieval } from './retrieval.ts';
import { measureQueue } from './queue.ts';
import { measureSelfCheck } from './self-check.ts';
import { measureServer } from './server.ts';
import { measureSimilar } from './similar.ts';
import { measureTamper } from './tamper.ts';
import { measureTranscript } from './transcript.ts';
import { measureText } from './text.ts';
import { writeWorld } from './world-files.ts';
import { makeWorld } from './world.ts';

async function measureGraph(folder: string, sizes: Sizes): Promise<Measure[]> {
  const world = makeWorld(sizes);
  writeWorld(world, folder);
  const loaded = await loadWorld(folder);
  try {
    const answers = await measureAnswers(world, loaded.facts, loaded.reader, sizes);
    return [answers, await measureSimilar(world, loaded.reader, sizes), loaded.measure];
  } finally {
    await loaded.close();
  }
}

/** All measures, one after the other: nothing else of this process runs beside what is measured. */
export async function measureAll(sizes: Sizes): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  try {
    const graph = await measureGraph(folder, sizes);
    const text = measureText(sizes);
    const growth = [...measureGrowth(sizes), ...(await measureRepeatedUnits(sizes))];
    const grounding = [...(await measureGrounding(sizes)), ...growth, ...(await measureLargeTexts(sizes))];
    return [
      ...graph,
      ...text,
      ...grounding,
      ...(await measureCommand(sizes)),
      await measureTamper(sizes),
      ...(await measureModuleGraph(sizes)),
      ...(await measureSelfCheck(sizes)),
      ...(await measureTranscript(sizes)),
      await measureHook(sizes),
      ...(await measureServer(sizes)),
      ...(await measureRetrieval(sizes)),
      ...(await measureQueue(sizes)),
      await measureAsk(sizes),
      ...(await measureIndexing(sizes)),
      await measureImports(sizes),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
