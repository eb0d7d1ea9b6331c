import { compose } from '../src/app/compose.ts';
import { indexFolder } from '../src/app/index/index-folder.ts';
import { Configuration } from '../src/contract/configuration.ts';
import { writeSource } from './source-project.ts';

/**
 * Indexes a made project in a process of its own, so that its memory can be told; prints what it took as JSON. With no files
 * to index it makes the database alone: that takes more memory than all that comes after, and would hide it.
 */
const [folder = '', count = '0'] = process.argv.slice(2);
const files = Number(count);
const CHANGED = Math.min(50, files);

const home = { folder, configuration: Configuration.parse({}) };
const outside = compose({ workingFolder: folder, environment: process.env });
const stores = await outside.stores(home, {});
await stores.index('default').counts();
const emptyRss = process.memoryUsage.rss();
let peakRss = emptyRss;
if (files === 0) {
  await outside.close();
  process.exit();
}
const watching = setInterval(() => {
  peakRss = Math.max(peakRss, process.memoryUsage.rss());
}, 50);

const cold = await indexFolder(home, outside, stores, 'default', { prefix: '' });
const step = Math.max(1, Math.floor(files / CHANGED));
writeSource(
  folder,
  files,
  Array.from({ length: CHANGED }, (_, at) => at * step),
  'changed',
);
const warm = await indexFolder(home, outside, stores, 'default', { prefix: '' });
clearInterval(watching);
const counts = await stores.index('default').counts();
await outside.close();
process.stdout.write(
  JSON.stringify({
    coldMs: cold.ms,
    indexed: cold.files.indexed,
    warmMs: warm.ms,
    changed: warm.files.indexed,
    symbols: counts.objects,
    addedBytes: peakRss - emptyRss,
  }),
);
