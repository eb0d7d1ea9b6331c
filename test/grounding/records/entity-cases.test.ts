import { describe, expect, it } from 'vitest';
import cases from '../../../cases/grounding/entities/sentences.json' with { type: 'json' };
import worlds from '../../../cases/grounding/entities/worlds.json' with { type: 'json' };
import { RecordMapping } from '../../../src/contract/record-mapping.ts';
import { entityHolder } from '../../../src/core/grounding/records/entities/entity-holder.ts';
import { recordsOfJson } from '../../../src/core/grounding/records/records-of-json.ts';
import { sentences } from '../../../src/core/language/sentences.ts';

interface Case {
  readonly world: string;
  readonly text: string;
  readonly wrong: readonly string[];
  /** Nothing of it can be bound: the checks must be silent. */
  readonly open?: boolean;
}

const prepared = new Map(
  Object.entries(worlds).map(([name, { data, mapping }]) => [
    name,
    {
      records: recordsOfJson(name, data),
      mapping: mapping === null ? null : RecordMapping.parse(mapping),
    },
  ]),
);

function hold({ world, text }: Case) {
  const { records, mapping } = prepared.get(world) ?? { records: recordsOfJson(world, {}), mapping: null };
  const holder = entityHolder(records, mapping);
  return sentences(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return { sentence, held: holder.next({ text: sentence, query: null }) };
  });
}

describe('sentences about records with names', () => {
  it.each(cases as Case[])('GR41 $world: $text', (row) => {
    const found = hold(row);
    const said = found.flatMap(({ held }) =>
      held.rulings.map((one) => `${one.rule} ${one.derivation ?? ''}`),
    );
    const wrong = found.flatMap(({ sentence, held }) =>
      held.unsupported.map(({ start, end }) => sentence.slice(start, end)),
    );
    expect({ wrong, said }).toEqual({ wrong: row.wrong, said });
    const supported = found.flatMap(({ held }) =>
      held.rulings.filter(({ outcome }) => outcome === 'supported'),
    );
    const mustBind = row.wrong.length === 0 && row.open !== true;
    expect(supported.length).toBeGreaterThanOrEqual(mustBind ? 1 : 0);
  });

  it('GR41 a wrong sentence reads as improbable, a right one as probable', () => {
    const scored = (cases as Case[])
      .filter(({ open }) => open !== true)
      .flatMap((row) =>
        hold(row).map(({ held }) => ({ wrong: row.wrong.length > 0, p: held.probability, held })),
      );
    const wrong = scored.filter(({ held }) => held.unsupported.length > 0);
    const right = scored.filter(({ held, p }) => held.unsupported.length === 0 && p !== undefined);
    expect(wrong.every(({ p = 1 }) => p < 0.5)).toBe(true);
    expect(right.every(({ p = 0 }) => p > 0.5)).toBe(true);
  });

  it('GR41 shows the operation and the cell that it read', () => {
    const row = { world: 'branches', text: 'Harbor View has 21 employees.', wrong: [] };
    const [{ held } = { held: undefined }] = hold(row);
    expect(held?.rulings[0]?.derivation).toBe('staff of Harbor View: 21, claimed 21: branches[1].staff');
    expect(held?.read).toEqual([
      { evidence_id: 'branches', span: null, path: 'branches[1].staff', quote: '21' },
    ]);
  });
});
