import { type SmallWords, wordMap, wordSet } from './clause-words.ts';

/**
 * Closed classes of English. Source: Huddleston and Pullum, The Cambridge Grammar of the English Language
 * (2002): negation ch. 9, modality ch. 3 § 9, quantification ch. 5 § 5; factive and implicative verbs:
 * Kiparsky and Kiparsky (1970), Karttunen (1971); nouns with content clauses: ibid. ch. 11 § 3.
 */
export const ENGLISH_CLAUSES: SmallWords = {
  negations: wordSet("not n't n’t never neither nor no hardly scarcely barely"),
  moods: wordMap([
    ['possible', 'may might could can should must ought would'],
    ['planned', 'will shall'],
    [
      'doubted',
      `probably maybe perhaps possibly allegedly supposedly hopefully potentially presumably reportedly apparently
       likely seemingly conceivably purportedly ostensibly arguably`,
    ],
  ]),
  conditions: wordSet(
    'if unless provided providing lest assuming supposing in_case as_long_as so_long_as only_if even_if',
  ),
  denying: wordSet('unless lest'),
  open: wordSet('whether'),
  factive: wordSet(
    `know realize realise forget remember learn notice discover see find show regret understand admit prove
     recognize recognise recall reveal acknowledge demonstrate hear`,
  ),
  holding: wordSet(
    `claim report rumour rumor allegation accusation suggestion assertion belief idea notion theory hypothesis
     assumption suspicion hope fear concern expectation prediction forecast estimate possibility likelihood chance
     proposal demand denial doubt speculation warning statement argument view opinion`,
  ),
  implicative: wordSet(
    'manage begin start continue keep proceed happen help cease stop finish go come remember use get',
  ),
  reporting: wordSet(
    `say claim report tell state argue allege announce believe think suggest suspect assume guess write add note
     insist warn estimate predict expect hope`,
  ),
  sources: wordSet('accord'),
  quantifiers: wordMap([
    ['all', 'all every each both everyone everybody everything'],
    ['most', 'most'],
    ['many', 'many'],
    ['some', 'some any several someone somebody something'],
    ['few', 'few'],
    ['none', 'no none nobody nothing neither'],
    ['exactly', 'exactly'],
  ]),
  pronouns: wordSet('he she it they this that these those him her them its their his'),
  relatives: wordSet('who that which whom whose'),
  pointing: wordSet('the this these that those such'),
  silent: wordSet('a an'),
  turning: wordSet('without closed'),
  denyingVerbs: wordSet('refuse deny fail avoid prevent forbid prohibit decline neglect hesitate'),
  alternatives: wordSet('or nor'),
  agents: wordSet('by'),
  light: wordSet(
    `be have get receive offer provide include contain feature hold cost amount last take measure weigh stand
     number come entitle house own carry give grant equip charge run finish complete occur happen
     place reach become require ask demand allow permit accept welcome bring lie somewhere worth
     fit boast issue`,
  ),
  dimensions: wordMap([
    ['currency', 'price cost fee charge pay expensive cheap money sell spend earn amount'],
    ['mass', 'weight weigh heavy light mass'],
    ['length', 'long length tall high height wide width deep depth far distance'],
    ['area', 'area large big size space surface'],
    ['duration', 'last take long duration period wait time run'],
    ['period', 'date day since year when happen'],
    ['clock', 'time hour clock'],
    ['people', 'people person employ staff work'],
    ['temperature', 'hot cold warm temperature'],
    ['speed', 'fast slow speed'],
  ]),
  operating: wordSet(
    `than together total altogether combined combine only alone sole solely exclusively except difference sum average
     between among each respectively twice double half outnumber exceed`,
  ),
  recipients: wordSet('to'),
};

/** Words that say that something is there for whoever wants it, beside the light ones. Source: Merriam-Webster, available, support. */
export const AVAILABLE = wordSet('available possible support enjoy');

/** Pronouns of a person as a subject. Source: Huddleston and Pullum, ch. 5 § 10. */
export const PERSONAL = wordSet('he she');

/** Words before the first of two things. Source: Quirk et al. 1985, 13.33, correlatives. */
export const PAIRING = wordSet('both either neither');

/** What a word that turns its clause denies: closed is not open. Source: Huddleston and Pullum, ch. 9 § 1, complementaries. */
export const DENIED_BY = wordMap([['open', 'close']]);
