import { expect, it } from 'vitest';
import { matchNotes } from '../../src/app/notes/match-notes.ts';
import { memoryStores } from '../support/memory-stores.ts';

const at = '2026-11-23T00:00:00.000Z';
const NOTES = [0.6, 0.1].map((score, index) => ({
  score,
  note: {
    note_id: `n${index}`,
    title: 'Well',
    content: 'It is deep.',
    tags: [],
    created_at: at,
    updated_at: at,
  },
}));

it('HT17 notes that are too far from a question are found where the nearest are wanted', async () => {
  const reader = { ...memoryStores().notes('default'), search: async () => NOTES };
  const found = async (least?: number) =>
    (await matchNotes(reader, 'deep?', 3, least)).map(({ match }) => match.index);
  expect([await found(), await found(0)]).toEqual([[1], [1, 2]]);
});
