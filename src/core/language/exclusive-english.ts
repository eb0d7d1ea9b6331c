/** Words of one line exclude each other where they stand in one place: another weekday, another side, another doer. */
const CLASSES: Readonly<Record<string, string>> = {
  weekday: 'monday tuesday wednesday thursday friday saturday sunday',
  compass: 'north south east west northern southern eastern western northeast northwest southeast southwest',
  season: 'spring summer autumn winter',
  colour: 'red orange yellow green blue purple violet brown black white grey gray pink',
  direction: 'left right top bottom upper lower front rear',
  material:
    'wood steel iron brick stone concrete glass plastic copper silver gold bronze aluminium leather cotton wool',
  floor: 'basement cellar attic roof loft',
  role:
    'landlord tenant buyer seller vendor customer client agent employer employee doctor nurse patient teacher pupil ' +
    'student parent mother father son daughter brother sister husband wife aunt uncle grandmother grandfather manager ' +
    'director head chair chairman chairwoman chairperson president secretary treasurer clerk mayor councillor minister ' +
    'judge lawyer witness defendant plaintiff claimant insurer policyholder lender borrower creditor debtor ' +
    'manufacturer supplier retailer distributor importer exporter engineer architect botanist chemist physicist ' +
    'biologist geologist historian painter sculptor composer conductor singer writer author editor publisher ' +
    'journalist photographer actor producer founder inventor owner operator pilot driver captain soldier officer ' +
    'sergeant police inspector auditor supervisor warden ranger guard porter cook chef waiter guide council committee ministry ' +
    'parliament senate adult child children male female man woman ' +
    'boy girl king queen bishop priest monk farmer fisherman miner baker butcher carpenter plumber electrician',
};

const classes = new Map<string, string>();
for (const [name, words] of Object.entries(CLASSES))
  for (const word of words.split(' ')) classes.set(word, name);

const SHORT = 6;
/** What somebody does for a living, told by the end of the word. */
const DOER = /[a-z]{2}(?:keeper|master|smith|ologist|wright|grapher|monger|maker|dealer|grower|broker)s?$/u;

/** The class of words that this word, as written, is one of; null for none. */
export function exclusiveClass(word: string): string | null {
  const lower = word.toLowerCase();
  const known = classes.get(lower) ?? (lower.endsWith('s') ? classes.get(lower.slice(0, -1)) : undefined);
  return known ?? (lower.length > SHORT && DOER.test(lower) ? 'role' : null);
}
