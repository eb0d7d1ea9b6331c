import { expect, test } from 'vitest';
import table from '../../cases/correction/asked-signatures.json' with { type: 'json' };
import { askedSignature } from '../../src/core/language/asked-signature.ts';

test.each(table.rows)('LP28 $question', ({ question, name, sure }) => {
  expect(askedSignature(question)).toEqual(name === null ? null : { name, isSure: sure });
});

test.each(['a.'.repeat(90), 'which '.repeat(30), 'aB_'.repeat(60), '가'.repeat(190)])(
  'LP28 is linear, text %#',
  (text) => {
    const before = process.cpuUsage();
    for (let at = 0; at < 200; at += 1) askedSignature(`what does ${text} return`);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  },
);
