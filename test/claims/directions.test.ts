import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { questionOf } from '../support/read-text.ts';
import { openVerifyWorld, type VerifyWorld } from '../support/verify-world.ts';

const folder = join(import.meta.dirname, '../../cases/claims');

function table<T extends z.ZodType>(name: string, row: T): z.infer<T>[] {
  return z.array(row).parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

const directions = table(
  'directions.json',
  z.strictObject({ text: z.string(), relations: z.array(z.string()) }),
);

let world: VerifyWorld;
beforeAll(async () => {
  world = await openVerifyWorld();
});

describe('relations of one type', () => {
  it.each(directions)('CL15 $text', async ({ text, relations }) => {
    const { directed } = await questionOf(world, text);
    const found = directed.map((one) => `${one.subject} ${one.relation} ${one.object}`);
    expect(found.sort()).toEqual(relations.toSorted());
  });
});
