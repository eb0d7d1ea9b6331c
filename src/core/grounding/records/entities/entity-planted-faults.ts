import type { IssueCode } from '../../../../contract/issue.ts';
import { RecordMapping } from '../../../../contract/record-mapping.ts';
import type { Records } from '../record-table.ts';
import { recordsOfJson } from '../records-of-json.ts';

/** A sentence that is wrong in one way: the checker of `rule` must find it, and must let `mended` pass. */
export interface EntityPlantedFault {
  readonly rule: string;
  readonly about: string;
  readonly fault: string;
  readonly code: IssueCode;
  readonly mended: string;
}

/** The records that the faults are planted in: two councils and their wards. */
export const PLANTED_RECORDS: Records = recordsOfJson('planted', {
  day: '2026-03-04',
  north: { COUNCIL: 'Northgate', YES: 61, NO: 20, SEATS: 9 },
  south: { COUNCIL: 'Southmere', YES: 48, NO: 33, SEATS: 7 },
  wards: [
    { WARD: 'Elm Row', COUNCIL: 'Northgate', YES: 40, OPEN: 'yes' },
    { WARD: 'Quay Side', COUNCIL: 'Northgate', YES: 21, OPEN: 'no' },
    { WARD: 'Fox Hill', COUNCIL: 'Southmere', YES: 48, OPEN: 'yes' },
  ],
});

export const PLANTED_MAPPING: RecordMapping = RecordMapping.parse({
  columns: { YES: ['votes', '표'], SEATS: ['seats'] },
  entities: [
    { name: ['WARD'], words: ['ward'], group: 'COUNCIL' },
    { name: ['COUNCIL'], words: ['council'], known: { Westfield: [] } },
  ],
  groups: { COUNCIL: ['council'] },
  pairs: [{ columns: ['YES', 'NO'], words: ['ballot'], bare: true }],
  notions: [{ words: ['open ward'], columns: ['OPEN'], is: ['yes'] }],
  main: ['YES'],
  outcome: { column: 'YES', won: ['outpolled'], lost: ['trailed'], margin: ['votes'] },
  date: { key: 'day' },
});

/** One planted fault, or more, beside each rule for records with names. */
export const ENTITY_PLANTED_FAULTS: readonly EntityPlantedFault[] = [
  {
    rule: 'GR41',
    about: 'a wrong number of one cell',
    fault: 'Northgate has eight seats.',
    code: 'NUMBER_MISMATCH',
    mended: 'Northgate has nine seats.',
  },
  {
    rule: 'GR41',
    about: '다른 칸의 수',
    fault: 'Elm Row는 21표를 얻었다.',
    code: 'NUMBER_MISMATCH',
    mended: 'Elm Row는 40표를 얻었다.',
  },
  {
    rule: 'GR42',
    about: 'a pair with a wrong half',
    fault: 'Northgate (61-22) has nine seats.',
    code: 'NUMBER_MISMATCH',
    mended: 'Northgate (61-20) has nine seats.',
  },
  {
    rule: 'GR43',
    about: 'a difference that is none',
    fault: 'Northgate outpolled Southmere by 12.',
    code: 'NUMBER_MISMATCH',
    mended: 'Northgate outpolled Southmere by 13.',
  },
  {
    rule: 'GR43',
    about: 'a first place that another holds',
    fault: 'Quay Side led the council in votes.',
    code: 'COMPARISON_MISMATCH',
    mended: 'Elm Row led the council in votes.',
  },
  {
    rule: 'GR43',
    about: 'a condition that the record does not fulfil',
    fault: 'Quay Side is an open ward.',
    code: 'TERM_MISMATCH',
    mended: 'Fox Hill is an open ward.',
  },
  {
    rule: 'GR44',
    about: 'a name that the records lack',
    fault: 'Westfield has nine seats.',
    code: 'NOT_IN_EVIDENCE',
    mended: 'Northgate has nine seats.',
  },
  {
    rule: 'GR44',
    about: 'another day of the week',
    fault: 'Northgate outpolled Southmere on Friday.',
    code: 'DATE_MISMATCH',
    mended: 'Northgate outpolled Southmere on Wednesday.',
  },
  {
    rule: 'GR44',
    about: 'a member of another group',
    fault: 'Fox Hill led Northgate with 48 votes.',
    code: 'ENTITY_MISMATCH',
    mended: 'Fox Hill led Southmere with 48 votes.',
  },
  {
    rule: 'GR45',
    about: 'a loser that is said to have won',
    fault: 'Southmere outpolled Northgate.',
    code: 'COMPARISON_MISMATCH',
    mended: 'Northgate outpolled Southmere.',
  },
];
