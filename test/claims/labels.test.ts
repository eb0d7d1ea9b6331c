import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Vocabulary } from '../../src/contract/vocabulary.ts';
import { findLabels } from '../../src/core/claims/find-labels.ts';
import { lexiconOf } from '../../src/core/claims/lexicon.ts';

const file = join(import.meta.dirname, '../../cases/claims/labels.json');
const Row = z.strictObject({
  text: z.string(),
  labels: z.strictObject({ ko: z.array(z.string()), en: z.array(z.string()) }),
  /** The words that the text says it in; null where it does not. */
  found: z.string().nullable(),
});
const rows = z.array(Row).parse(JSON.parse(readFileSync(file, 'utf8')));

describe('words of the vocabulary', () => {
  it.each(rows)('CL6 $labels in: $text', ({ text, labels, found }) => {
    const vocabulary = Vocabulary.parse({ thing: { attributes: { zz: { kind: 'measure', labels } } } });
    const [first] = findLabels(text, lexiconOf(vocabulary), []);
    const said = first === undefined ? null : first.text;
    expect(said).toBe(found);
    expect(text.slice(first?.start ?? 0, first?.end ?? 0)).toBe(found ?? '');
  });
});
