import { describe, expect, it } from 'vitest';
import { holdText } from './hold-text.ts';

const MILL = 'The mill stands by the river. It grinds rye. A bridge leads to the market.';
const SHIP = 'The ship lies in the dock. Her captain reads charts.';

describe('the window of a claim', () => {
  it('GR24 names the passage and the sentences that were read, verbatim', () => {
    const { evidence_id, read } = holdText([MILL, SHIP], 'The captain reads charts.');
    expect(evidence_id).toBe('e2');
    expect(read[0]?.quote).toBe('Her captain reads charts.');
    expect(SHIP.slice(read[0]?.span?.start, read[0]?.span?.end)).toBe(read[0]?.quote);
  });

  it('GR24 a window does not reach over the end of a passage', () => {
    const { read } = holdText([MILL, SHIP], 'The bridge to the market; the ship lies in the dock.');
    expect([MILL, SHIP].some((text) => text.includes(read[0]?.quote ?? '-'))).toBe(true);
  });

  it('GR24 without evidence nothing is said', () => {
    expect(holdText('', 'The mill stands by the river.')).toMatchObject({
      rulings: [],
      signals: {},
      read: [],
    });
    expect(holdText('', 'The mill stands by the river.').probability).toBeUndefined();
  });

  it('GR24 a claim without content is not judged', () => {
    expect(holdText(MILL, 'And so it is.').probability).toBeUndefined();
  });

  it('GR24 synonyms meet, and count less than the word itself', () => {
    const evidence = 'The committee purchased a vehicle for the village.';
    const same = holdText(evidence, 'The committee purchased a vehicle.').probability ?? 0;
    const synonym = holdText(evidence, 'The committee bought a car.').probability ?? 0;
    const other = holdText(evidence, 'The committee painted a violin.').probability ?? 0;
    expect(same).toBeGreaterThan(synonym);
    expect(synonym).toBeGreaterThan(other);
  });

  it('GR24 words that the question said already count less', () => {
    const claim = 'The mill by the river grinds malachite.';
    const asked = holdText(MILL, claim, 'What does the mill by the river grind?').probability ?? 1;
    expect(asked).toBeLessThan(holdText(MILL, claim).probability ?? 0);
  });

  it('GR24 the same claim and evidence give the same answer, whatever was read before', () => {
    const first = holdText(MILL, 'The mill grinds barley.');
    for (let n = 0; n < 300; n++) holdText(SHIP, `Ship ${n} carries cargo${n}.`);
    expect(holdText(MILL, 'The mill grinds barley.')).toEqual(first);
  });

  it('GR24 ten thousand passages are held against', () => {
    const many = Array.from(
      { length: 10_000 },
      (_, n) => `Depot ${n} stores crates of kind ${n}. It is guarded.`,
    );
    const { evidence_id, read } = holdText(many, 'Depot 7331 stores crates of kind 7331.');
    expect(evidence_id).toBe('e7332');
    expect(read[0]?.quote).toContain('7331');
  });
});
