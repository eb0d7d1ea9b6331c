import type { IssueCode } from '../../../../contract/issue.ts';
import type { Records } from '../record-table.ts';
import { recordsOfTable } from '../records-of-table.ts';

/** A sentence that is wrong in one way: the reader of `rule` must find it, and must let `mended` pass. */
export interface TablePlantedFault {
  readonly rule: string;
  readonly about: string;
  readonly fault: string;
  readonly code: IssueCode;
  readonly mended: string;
}

/** The table that the faults are planted in: orchards and their harvest. */
export const PLANTED_TABLE: Records = recordsOfTable('planted', {
  caption: 'Orchards',
  columns: ['Orchard', 'Valley', 'Trees', 'Planted', '수확량 (톤)', 'Organic'],
  rows: [
    ['Hollow Oak', 'Lower', '420', '1998', '31.5', 'yes'],
    ['Stone Gate', 'Upper', '260', '2004', '18.2', 'no'],
    ['Far Meadow', 'Lower', '510', '1987', '40.1', 'yes'],
    ['Mill Bank', 'Upper', '130', '2015', '7.4', 'yes'],
    ['Total', '', '1,320', '', '97.2', ''],
  ],
});

/** One planted fault, or more, beside each rule for tables. */
export const TABLE_PLANTED_FAULTS: readonly TablePlantedFault[] = [
  {
    rule: 'GR30',
    about: 'the number of another row',
    fault: 'Stone Gate has 420 trees.',
    code: 'NUMBER_MISMATCH',
    mended: 'Stone Gate has 260 trees.',
  },
  {
    rule: 'GR30',
    about: '다른 행의 값',
    fault: 'Mill Bank의 수확량은 18.2톤이다.',
    code: 'NUMBER_MISMATCH',
    mended: 'Mill Bank의 수확량은 7.4톤이다.',
  },
  {
    rule: 'GR30',
    about: 'a word of another row',
    fault: 'Far Meadow lies in the Upper valley.',
    code: 'TERM_MISMATCH',
    mended: 'Far Meadow lies in the Lower valley.',
  },
  {
    rule: 'GR31',
    about: 'a count that takes the total for a row',
    fault: 'There are 5 orchards.',
    code: 'COUNT_MISMATCH',
    mended: 'There are 4 orchards.',
  },
  {
    rule: 'GR32',
    about: 'the second named as the first',
    fault: 'Hollow Oak has the most trees.',
    code: 'COMPARISON_MISMATCH',
    mended: 'Far Meadow has the most trees.',
  },
  {
    rule: 'GR33',
    about: 'less that is more',
    fault: 'Stone Gate has more trees than Hollow Oak.',
    code: 'COMPARISON_MISMATCH',
    mended: 'Hollow Oak has more trees than Stone Gate.',
  },
  {
    rule: 'GR34',
    about: 'a wrong difference',
    fault: 'Far Meadow has 60 more trees than Hollow Oak.',
    code: 'NUMBER_MISMATCH',
    mended: 'Far Meadow has 90 more trees than Hollow Oak.',
  },
  {
    rule: 'GR35',
    about: 'an only that has company',
    fault: 'Hollow Oak is the only orchard in the Lower valley.',
    code: 'COUNT_MISMATCH',
    mended: 'Mill Bank is the only orchard that was planted in 2015.',
  },
  {
    rule: 'GR35',
    about: '모두가 아닌 모두',
    fault: '모든 Orchard의 Trees는 200 이상이다.',
    code: 'COUNT_MISMATCH',
    mended: '모든 Orchard의 Trees는 100 이상이다.',
  },
  {
    rule: 'GR49',
    about: 'a flag of another row in the second statement',
    fault: 'Hollow Oak, planted in 1998, has 420 trees, whereas Stone Gate has 260 trees and is organic.',
    code: 'TERM_MISMATCH',
    mended:
      'Hollow Oak, planted in 1998, has 420 trees, whereas Stone Gate has 260 trees and is not organic.',
  },
  {
    rule: 'GR49',
    about: 'what the table does not know, behind what it does',
    fault: 'Far Meadow lies in the Lower valley, has 510 trees and sells cider to visitors.',
    code: 'NOT_IN_EVIDENCE',
    mended: 'Far Meadow lies in the Lower valley and has 510 trees.',
  },
];
