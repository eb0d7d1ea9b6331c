import { describe, expect, it } from 'vitest';
import { cellReader } from '../../../src/core/grounding/records/table/cell.ts';
import { numberPlaces } from '../../../src/core/grounding/records/table/number-places.ts';

const read = cellReader();
const TEXTS = [
  ['3', 'Room 3 of 12', '2024-03-01'],
  ['-5', '1,200 (12)', ''],
  ['3', '12 and 12', 'March 2024'],
];
const rows = TEXTS.map((cells) => ({ cells: cells.map((text) => read(text)) }));

describe('numbers of a table', () => {
  it.each([
    [3, [0, 1, 2, 6]],
    [12, [1, 4, 7]],
    [-5, [3]],
    [5, [3]],
    [2024, [2, 8]],
    [1200, [4]],
    [7, []],
  ])(
    'GR30 %d stands in the same cells whether it is looked for or taken from the index',
    (number, places) => {
      const asked = numberPlaces(rows, 3);
      expect(asked(number)).toEqual(places);
      for (let other = 100; other < 140; other++) asked(other);
      expect(asked(number)).toEqual(places);
      expect(asked(number + 0.25)).toEqual([]);
    },
  );
});

describe('cells of a column', () => {
  it('GR30 read the same when values come again and when they are all apart', () => {
    const apart = cellReader();
    const texts = Array.from({ length: 600 }, (_, at) => `Room ${at} A${at}`);
    for (const text of texts) apart(text);
    for (const text of [...texts, 'Room 3 A3', ' two  words [1]', ''])
      expect(apart(text)).toEqual(cellReader()(text));
  });
});
