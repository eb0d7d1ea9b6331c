import { englishWordStem } from '../../../language/english-word-stem.ts';

/** Words with which any fact is told, whatever it is about. */
const WORDS = `
know call name found locate situate base part own hold serve include consist use make give take come go begin start end lie reach
total number amount also same both together respectively other another where which who whose when while after before with over under
one first second currently current previous previously former formerly originally officially full
it its they their he his she her this that these those has have had been being was were
born bear live die work play perform write create produce release publish build complete establish open operate lead run win
come originate study attend graduate teach join marry follow precede succeed replace
metre meter kilometre kilometer square km mile foot feet minute second hour year day month date time length long high tall wide area
city country state region place town nation national people person man woman male female
called named known titled title alias nickname born death birth
language official english
north south east west northern southern eastern western
belong associate relate connect contain cover
during between around among via per near nearby within
`;

/** Their stems. */
export const FACT_STEMS: ReadonlySet<string> = new Set(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => englishWordStem(word)),
);
