import { describe, expect, it } from 'vitest';
import { attributeHolder } from '../../../src/core/grounding/records/attributes/attribute-holder.ts';
import { recordsOfJson } from '../../../src/core/grounding/records/records-of-json.ts';
import { termsOf } from '../../../src/core/language/terms.ts';

function hold(json: unknown, text: string, synonyms: Record<string, readonly string[]> = {}) {
  return attributeHolder(recordsOfJson('e1', json, synonyms), termsOf).next({ text, query: null });
}

describe('attributes of any shape', () => {
  it('GR36 the mapping names a key that nothing else would', () => {
    const json = { XJ7: false, name: 'Kiln' };
    const outcomes = hold(json, 'The kiln has a safety latch.', { XJ7: ['safety latch'] }).rulings.map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['contradicted']);
    expect(hold(json, 'The kiln has a safety latch.').rulings.map(({ outcome }) => outcome)).not.toContain(
      'contradicted',
    );
  });

  it('GR36 the mapping names an object of yes-or-no values', () => {
    const json = { name: 'Kiln', VentSet: { damper: false, chimney: true, louvre: false } };
    const claim = 'The kiln does not have any air outlet.';
    const outcomes = (words: Record<string, readonly string[]>) =>
      hold(json, claim, words).rulings.map(({ outcome }) => outcome);
    expect(outcomes({ VentSet: ['air outlet'] })).toContain('contradicted');
    expect(outcomes({})).not.toContain('contradicted');
  });

  it('GR39 what the mapping has words for is known to be missing where the records lack its key', () => {
    const claim = 'The kiln reaches a high temperature with its shelf lifter.';
    const missing = (words: Record<string, readonly string[]>) =>
      hold({ name: 'Kiln', temperature: 'high' }, claim, words).rulings.filter(
        ({ rule, outcome }) => rule === 'GR39' && outcome === 'not_found',
      ).length;
    expect(missing({ Lifter: ['shelf lifter'] })).toBe(1);
    expect(missing({})).toBe(0);
  });

  it('GR36 shows the path and the value that it read', () => {
    const held = hold({ attributes: { OutdoorSeating: false } }, 'It has outdoor seating.');
    expect(held.rulings[0]?.derivation).toBe('attributes.OutdoorSeating = false');
    expect(held.read[0]).toEqual({
      evidence_id: 'e1',
      span: null,
      path: 'attributes.OutdoorSeating',
      quote: 'false',
    });
  });

  it('GR36 what a reviewer says of a thing accuses nobody where a text speaks of it', () => {
    const text =
      'We came on a rainy day in spring and the staff found us a table at once. There was valet parking when we came, and the garden was lovely too.';
    const json = {
      parking: { valet: false, lot: true },
      reviews: [
        { stars: 5, text },
        { stars: 4, text: 'fine' },
      ],
    };
    const held = hold(json, 'One reviewer mentioned the valet parking.');
    expect(held.rulings.filter(({ outcome }) => outcome === 'contradicted')).toEqual([]);
    expect(hold(json, 'There is valet parking.').rulings.map(({ outcome }) => outcome)).toContain(
      'contradicted',
    );
  });

  it('GR37 a verb or the sun is no day', () => {
    const hours = { Monday: '9:0-17:0', Tuesday: '9:0-17:0', Wednesday: '9:0-17:0' };
    expect(hold({ hours }, 'Open to the sun, it is where we sat.').rulings).toEqual([]);
  });

  it('GR38 cells of a list speak for no whole', () => {
    const json = { name: 'Kiln', reviews: [{ stars: 5 }, { stars: 2 }] };
    const held = hold(json, 'Kiln has 4 stars.');
    expect(held.rulings.map(({ outcome }) => outcome)).not.toContain('contradicted');
  });

  it('GR39 an empty object and an empty claim do no harm', () => {
    expect(hold({}, 'It has outdoor seating.').rulings.map(({ outcome }) => outcome)).not.toContain(
      'contradicted',
    );
    expect(hold({ a: true }, '').rulings).toEqual([]);
  });

  it('GR39 spans lie in the claim, in order, without overlap', () => {
    const json = { wifi: null, pets: false, hours: { Monday: '9:0-17:0', Tuesday: '9:0-17:0' } };
    const text =
      'It has free Wi-Fi, allows pets, offers delivery, and is open from Monday to Sunday until 9 pm.';
    const { unsupported } = hold(json, text);
    expect(unsupported.length).toBeGreaterThan(2);
    unsupported.forEach(({ start, end }, at) => {
      expect(start).toBeGreaterThanOrEqual(unsupported[at - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
    });
  });
});
