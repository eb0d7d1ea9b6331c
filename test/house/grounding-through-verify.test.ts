import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Of src/core/grounding: the arithmetic of an answer, statistics of labelled rows, the model that a user configures, formulas of the graph, fitted weights. */
const CALLED =
  /grounding\/(?:answer-probability\.ts|calibration\/|model-tier\/|facts\/formula\.ts|fitted-model\.ts|grounding-rules\.ts)/;
const CALL = /from '((?:\.\.\/)+src\/core\/grounding\/[^']+)'/g;

function inner(text: string): string[] {
  return [...text.matchAll(CALL)].map(([, path = '']) => path).filter((path) => !CALLED.test(path));
}

test('HS14 a claim is judged through verify: no test calls what holds it', () => {
  const paths = globSync('test/**/*.{ts,tsx}');
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => inner(readFileSync(path, 'utf8')).length > 0)).toEqual([]);
});

test('HS14 a planted call of a holder is found', () => {
  const holder = '../../src/core/grounding/records/table/table-holder.ts';
  const planted = `import { tableHolder } from '${holder}';`;
  expect(inner(planted)).toHaveLength(1);
});
