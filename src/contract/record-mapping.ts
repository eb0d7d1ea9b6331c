import { z } from 'zod';

const Words = z.array(z.string().min(1));

/** The records that are things with a name: people, branches, plants, accounts. */
export const NamedRecords = z.strictObject({
  name: Words.min(1).describe('Columns whose values name a record; the first is the name in full.'),
  place: z.string().optional().describe('A column by whose value the record is called too: its town.'),
  words: Words.default([]).describe('Nouns for one of them: branch, 지점.'),
  group: z
    .string()
    .optional()
    .describe('The column that says which group, or which other record, it belongs to.'),
  roles: z
    .array(z.strictObject({ words: Words, path: z.string() }))
    .default([])
    .describe('What the record at a path is called by its place in the data: host, 홈.'),
  known: z
    .record(z.string(), Words)
    .default({})
    .describe('Other words for names; a name that the records lack is known to be another thing.'),
});
export type NamedRecords = z.infer<typeof NamedRecords>;

/** A condition on one record: so many of `columns` are over a number, or are (not) one of some values. */
export const RecordNotion = z.strictObject({
  words: Words,
  columns: Words.min(1),
  over: z.number().optional(),
  is: z.array(z.string()).optional(),
  not: z.array(z.string()).optional(),
  times: z.int().min(0).default(1).describe('At least so many of the columns.'),
  most: z.int().min(0).optional().describe('At most so many of the columns.'),
});
export type RecordNotion = z.infer<typeof RecordNotion>;

/** Two columns that are written together: `4-1`, `9 of 15`. */
export const RecordPair = z.strictObject({
  columns: z.tuple([z.string(), z.string()]),
  words: Words.default([]),
  bare: z.boolean().default(false).describe('Written in brackets behind the name, without a word.'),
});
export type RecordPair = z.infer<typeof RecordPair>;

/** Which of two records has won over the other, and by which column that is decided. */
export const RecordOutcome = z.strictObject({
  column: z.string(),
  won: Words.default([]).describe('Words of which the winner is the subject: outvoted, 이겼다.'),
  lost: Words.default([]).describe('Words of which the loser is the subject: fell to, 졌다.'),
  margin: Words.default([]).describe('Words behind a difference: 335 votes, a 6-vote win.'),
  periods: z
    .array(z.strictObject({ words: Words, sum: Words.min(1) }))
    .default([])
    .describe('Parts of the whole, each the sum of columns.'),
});
export type RecordOutcome = z.infer<typeof RecordOutcome>;

/** What a user says about records that reports are written from. Every part may be left out. */
export const RecordMapping = z.strictObject({
  columns: z.record(z.string(), Words).default({}).describe('Words for columns, by key.'),
  entities: z.array(NamedRecords).default([]),
  groups: z.record(z.string(), Words).default({}).describe('Nouns for a group, by the column that names it.'),
  whole: Words.default([]).describe('Nouns for all records together: report, survey, 전체.'),
  other_times: Words.default([]).describe(
    'Words that say that a number is of another or a longer time than the records: per visit, this term, 올해 들어.',
  ),
  pairs: z.array(RecordPair).default([]),
  notions: z.array(RecordNotion).default([]),
  main: Words.default([]).describe(
    'The columns that "led", "best" and "second" speak of where none is named.',
  ),
  outcome: RecordOutcome.optional(),
  date: z
    .strictObject({ key: z.string(), order: z.enum(['ymd', 'mdy', 'dmy']).default('ymd') })
    .optional()
    .describe('The key that holds the day which the records are of.'),
});
export type RecordMapping = z.infer<typeof RecordMapping>;
