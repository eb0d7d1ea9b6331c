const GREETING = '(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| everyone| all)?';
const YES =
  "(?:sure(?: thing)?|certainly|of course|absolutely|definitely|okay|ok|yes|no problem|gladly|(?:great|good) question|(?:i am |i'm )?(?:happy|glad) to help(?: you)?|i(?:'d| would) be (?:happy|glad) to help(?: you)?(?: with (?:that|this))?)";
const THANKS =
  "(?:many thanks|thanks?(?: you)?(?: (?:very|so) much)?(?: for (?:asking|reaching out|your (?:question|patience|message|interest|inquiry)))?|you(?:'re| are) (?:very |most )?welcome|my pleasure)";
const CLOSING =
  "(?:have a (?:great|nice|good|lovely) (?:day|evening|weekend|week)|(?:best|kind|warm) regards|take care|good luck|that(?:'s| is) all|the end|cheers)";
const HOPE =
  '(?:i |we )?hope (?:this|that|it) (?:helps|was helpful|is helpful|(?:answers|clarifies) (?:your question|this|that|it|things))(?: you)?(?: out)?';
const OFFER =
  "(?:(?:just )?let (?:me|us) know|feel free to (?:ask|reach out|contact (?:me|us))|do(?:n't| not) hesitate to (?:ask|reach out|contact (?:me|us)))";
const NEED =
  '(?:if|whenever|should) (?:you|there|anything|something) (?:have|need|want|would like|is|are|remains?)?(?: [a-z]+){0,7}';
const LEAD =
  "(?:here(?:'s| is| are)|below (?:is|are)) (?:what i (?:found|have found|know)|(?:a|an|the|my|your) (?:brief |short |quick )?(?:summary|answer|overview|list|details|results?|key points|main points|breakdown)(?: (?:of|for|to|from) (?:the|your|these) [a-z]+)?)";
const FOLLOWS = '(?:[a-z]+ ){1,5}(?:is|are) as follows';
const SUMMING =
  '(?:in (?:summary|short|conclusion)|to (?:sum up|summari[sz]e)|summary|conclusion|answer|key points|tl;dr)';
const BASED =
  '(?:based on|according to) (?:the|your|these) (?:[a-z]+ )?(?:notes?|documents?|passages?|sources?|context|evidence|information)(?: provided)?';

const PHRASE = [
  GREETING,
  YES,
  THANKS,
  CLOSING,
  HOPE,
  `(?:please )?${OFFER}(?: ${NEED})?`,
  `${NEED},? (?:please )?${OFFER}`,
];
const LEADS = [LEAD, FOLLOWS, SUMMING, `${BASED},? ${LEAD}`];
const PHRASES = new RegExp(`^(?:${[...PHRASE, ...LEADS].join('|')})$`, 'u');
const JOINTS = /[!.,;] |(?:,|;| [–—-]) ?/u;

/** Lower case, without marks at its ends. */
export function isEnglishCourtesy(words: string): boolean {
  return PHRASES.test(words) || words.split(JOINTS).every((part) => PHRASES.test(part.trim()));
}
