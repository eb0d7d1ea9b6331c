import { compose } from '../../src/app/compose.ts';
import { indexFolder } from '../../src/app/index/index-folder.ts';
import { Configuration } from '../../src/contract/configuration.ts';

/** Indexes the folder given into `DATABASE_URL`, and says when it is through each phase. */
const [folder = ''] = process.argv.slice(2);
const home = { folder, configuration: Configuration.parse({}) };
const outside = compose({ workingFolder: folder, environment: process.env });
const stores = await outside.stores(home, {});
process.stdout.write('open\n');
await indexFolder(home, outside, stores, 'default', { prefix: '' });
process.stdout.write('done\n');
await outside.close();
