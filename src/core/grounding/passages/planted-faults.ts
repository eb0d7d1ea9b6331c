import type { IssueCode } from '../../../contract/issue.ts';

/** A claim that a document contradicts or does not bear out in one way: the check of `rule` must find it, and let `mended` pass. */
export interface PlantedTextFault {
  readonly rule: string;
  readonly about: string;
  readonly evidence: string;
  readonly fault: string;
  /** What is said of it; null where the claim only is not found. */
  readonly code: IssueCode | null;
  readonly mended: string;
}

const EVIDENCE =
  'The tower of Lindholm was built in 1874 and is 42 metres high. Its architect was Nora Veith. Visitors may climb the stairs on Sundays. The lift is closed in winter. "A beacon for the whole coast", a newspaper wrote.';

/** One planted fault beside each rule of text evidence; `assay doctor` and the tests plant them. */
export const PLANTED_TEXT_FAULTS: readonly PlantedTextFault[] = [
  {
    rule: 'GR23',
    about: 'a quotation that nobody wrote',
    evidence: EVIDENCE,
    fault: 'A newspaper wrote: "A shame for the whole coast".',
    code: 'QUOTE_MISMATCH',
    mended: 'A newspaper wrote: "A beacon for the whole coast".',
  },
  {
    rule: 'GR24',
    about: 'a sentence that stands nowhere',
    evidence: EVIDENCE,
    fault: 'Smugglers once hid their silver under a nearby chapel.',
    code: null,
    mended: 'The tower of Lindholm was built in 1874.',
  },
  {
    rule: 'GR25',
    about: 'another height',
    evidence: EVIDENCE,
    fault: 'The tower of Lindholm is 52 metres high.',
    code: 'NUMBER_MISMATCH',
    mended: 'The tower of Lindholm is 42 metres high.',
  },
  {
    rule: 'GR25',
    about: 'another year',
    evidence: EVIDENCE,
    fault: 'The tower of Lindholm was built in 1884.',
    code: 'DATE_MISMATCH',
    mended: 'The tower of Lindholm was built in 1874.',
  },
  {
    rule: 'GR26',
    about: 'a name that nobody bears',
    evidence: EVIDENCE,
    fault: 'The architect of the tower was Emil Sander.',
    code: null,
    mended: 'The architect of the tower was Nora Veith.',
  },
  {
    rule: 'GR27',
    about: 'an opposite',
    evidence: EVIDENCE,
    fault: 'The lift is open in winter.',
    code: 'TERM_MISMATCH',
    mended: 'The lift is closed in winter.',
  },
  {
    rule: 'GR28',
    about: 'more than the evidence says',
    evidence: EVIDENCE,
    fault: 'Visitors may always climb the stairs on Sundays.',
    code: 'STRENGTH_MISMATCH',
    mended: 'Visitors may climb the stairs on Sundays.',
  },
];
