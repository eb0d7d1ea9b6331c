import type { Lexicon } from './lexicon.ts';
import type { UnitRow } from './units-measure.ts';

/** Lengths of time. Months never convert to days; working days and nights are their own. */
export const TIMES: Lexicon<UnitRow> = {
  source: 'BIPM SI Brochure, 9th edition, table 8; Korean names: 표준국어대사전',
  rows: [
    ['ms|밀리초|millisecond|milliseconds|msec', ['ms', 'time', '0.001']],
    ['µs|μs|마이크로초|microsecond|microseconds', ['µs', 'time', '1e-6']],
    ['ns|나노초|nanosecond|nanoseconds', ['ns', 'time', '1e-9']],
    ['초|sec|secs|second|seconds', ['s', 'time', '1']],
    ['분|min|mins|minute|minutes', ['min', 'time', '60']],
    ['h|시간|hr|hrs|hour|hours', ['h', 'time', '3600']],
    ['=d|일|day|days|calendar days|calendar day', ['d', 'time', '86400']],
    ['주|주일|=w|wk|wks|week|weeks', ['wk', 'time', '604800']],
    ['fortnight|fortnights', ['fortnight', 'time', '1209600']],
    ['개월|달|month|months', ['mo', 'month', '1']],
    ['분기 연속|quarters in a row', ['quarter', 'month', '3']],
    ['년|해|개년|=y|yr|yrs|year|years', ['y', 'month', '12']],
    ['decade|decades', ['decade', 'month', '120']],
    ['century|centuries', ['century', 'month', '1200']],
    [
      '영업일|근무일|working day|working days|business day|business days|workday|workdays',
      ['workday', 'workday', '1'],
    ],
    ['박|night|nights', ['박', 'night', '1']],
  ],
};
