import type { Span } from '../../contract/span.ts';
import { matchesOf } from './matches-of.ts';

const SOURCE = '(?:passages?|contexts?|texts?|documents?|articles?|sources?|information)';
const NUMBERS = String.raw`(?: \d+(?:(?:,| and| &|, and) \d+)*)?`;
const LEAD_IN = new RegExp(
  String.raw`\b(?:${[
    String.raw`it(?:['’]s| is)(?: also)? (?:important|worth|worthwhile|essential|crucial) (?:to (?:note|mention|remember|keep in mind)|noting|mentioning)(?: that)?`,
    String.raw`(?:based on|according to|as (?:mentioned|stated|described|suggested|noted) in|in|from|per) (?:the )?(?:(?:given|provided|above|following) )?${SOURCE}(?: (?:given|provided|above))?(?: in the ${SOURCE})?${NUMBERS}`,
    String.raw`(?:passage|source|document)s?${NUMBERS}(?: also)?(?: (?:states?|mentions?|discuss(?:es)?|describes?|explains?|provides?|suggests?|notes?|says?)(?: that)?)?`,
    String.raw`for (?:example|instance)|in (?:conclusion|summary|addition|general|short|other words|order to)`,
    'overall|additionally|furthermore|moreover|however|therefore|thus|finally|such as|as well as|due to|according to',
    String.raw`step \d+`,
    '(?<=^)(?:yes|well|sure|indeed|right|correct|of course)(?=,)',
  ].join('|')})(?![\w])`,
  'gi',
);

/** Phrases that only lead in or point to the sources ("it is important to note that", "based on the passages"), in order. */
export function leadInsOf(text: string): Span[] {
  const found = matchesOf(text, LEAD_IN).map(({ index, 0: phrase }) => ({
    start: index,
    end: index + phrase.length,
  }));
  const announced = announcementOf(text);
  return announced === null ? found : [announced, ...found];
}

const ANNOUNCED =
  /^\W*(?:(?:there are|(?:you|we|they) (?:need|must bring|have)|it (?:names|lists|gives)|the following) )?(two|three|four|five|six|[2-6]) [a-z]+(?: [a-z]+){0,3}:\s/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const MEMBER = /;\s*(?:and |or )?|,\s*(?:and |or )?|\s(?:and|or)\s/giu;

/** `Two rules apply: …`: announces as many things as follow, and says nothing else. */
function announcementOf(text: string): Span | null {
  const found = ANNOUNCED.exec(text);
  if (found === null) return null;
  const count = COUNTS[(found[1] ?? '').toLowerCase()] ?? Number(found[1]);
  const members = text
    .slice(found[0].length)
    .split(MEMBER)
    .filter((member) => member.trim() !== '');
  return members.length === count ? { start: 0, end: found[0].length } : null;
}
