// Prints how the labelled claims of a world fare, every miss included.
// node scripts/claims-table.ts WORLD/assay.config.yaml WORLD/claims.json
import { judgeTable, missesOf, openWorld, sharesOf } from '../test/support/claims-table.ts';

const WORLDS = [
  ['examples/hr/assay.config.yaml', 'cases/worlds/hr/claims.json'],
  ['cases/worlds/retail/assay.config.yaml', 'cases/worlds/retail/claims.json'],
  ['cases/worlds/harbour/assay.config.yaml', 'cases/worlds/harbour/claims.json'],
] as const;

const [config, table] = process.argv.slice(2);
const asked = config !== undefined && table !== undefined ? [[config, table] as const] : WORLDS;

for (const [configFile, tableFile] of asked) {
  const rows = await judgeTable(await openWorld(configFile), tableFile);
  const percent = Object.entries(sharesOf(rows)).map(
    ([name, share]) => `${name} ${(share * 100).toFixed(1)} %`,
  );
  process.stdout.write(
    `${missesOf(rows).join('\n')}\n${tableFile}: ${rows.length} claims, ${percent.join(', ')}\n`,
  );
}
