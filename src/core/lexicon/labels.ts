import type { Lexicon } from './lexicon.ts';

/** Words whose number names a thing and counts nothing: Room 302. */
export const LABELS: Lexicon<'label'> = {
  source:
    'The Chicago Manual of Style, 17th edition, 8.180 and 9.26 (numbered items); standards bodies by their names',
  rows: [
    [
      'room|rooms|section|sections|article|articles|chapter|chapters|figure|figures|fig.|table|tables|appendix|annex|page|pages|p.|pp.|paragraph|paragraphs|clause|clauses|item|line|row|column|gate|platform|flight|bus|route|bay|terminal|suite|apartment|apt.|unit|building|block|lot|volume|vol.|issue|no.|nos.|number|version|release|phase|step|stage|level|grade|class|category|type|group|team|task|ticket|order|invoice|part|rule|policy|form|question|option|exhibit|schedule|season|episode|track|channel|port|error|code|zone|district|ward|lane|highway|interstate|exit|house|iso|rfc|iec|en|din|ks|sec.|art.|ch.|eq.|equation|passage|document|source|example|case',
      'label',
    ],
  ],
};

/** Labels after which a plain number is as often a count ("type 2 errors"): only with a capital. */
export const CAPITAL_LABELS: Lexicon<'label'> = {
  source: 'The Chicago Manual of Style, 17th edition, 8.180',
  rows: [
    [
      'number|team|group|class|type|order|unit|question|option|part|house|case|source|document|example|code|port|error|season|en|din|ks|item|line|row|issue|table|form|policy|rule|task|building|block|lot|stage|level|grade|track|channel|zone|district|ward|lane|exit|schedule|step|phase|volume|bus|route|bay|column|suite|category|release|invoice|ticket|episode|clause|passage|figure|tables|figures|rooms|articles|sections|chapters|pages|clauses|paragraphs',
      'label',
    ],
  ],
};
