import { temporaryCopies } from '../../src/adapters/workspace/sandbox/copies.ts';
import { gitWorkTrees } from '../../src/adapters/workspace/git/work-tree-reader.ts';
import { commandSpec } from './run-in.ts';

/**
 * Makes a copy of the tree in the first argument, tells where, runs the second in it and tells how that ended: to be
 * killed meanwhile, or to run on a small disk.
 */
const [root = '', command = ''] = process.argv.slice(2);
const tree = await gitWorkTrees.open(root, {});
const copy = await temporaryCopies.copy(tree, { tree: 'work', side: 'work', fromOther: [], without: [] });
console.log(copy.root);
const { receipt } = await copy.run(commandSpec(command, { timeout_ms: 600_000 }));
console.log(receipt.ended);
await copy.remove();
