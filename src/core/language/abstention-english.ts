const MATERIAL =
  '(?:passages?|excerpts?|snippets?|contexts?|documents?|documentation|texts?|sources?|materials?|evidence|results|articles?|stor(?:y|ies)|reports?|notes|records?|data|tables?|lists?|files?|pages?|polic(?:y|ies)|contracts?|manuals?|handbooks?|guides?|guidelines?|leaflets?|minutes|transcripts?|reviews?|listings?|profiles?|letters?|information)';
/** Evidence by its own name, or called what was given. What such a thing does not hold the answer cannot know. */
const EVIDENCE = String.raw`(?:(?:provided|given|supplied|retrieved|available|above|presented|search|following) (?:[a-z]+ )?${MATERIAL}|passages?|excerpts?|contexts?|documents?|sources?|(?:information|text|evidence|${MATERIAL} (?:section|sections)?) ?(?:provided|given|supplied|above))`;
/** What is nothing but evidence, whatever it does not give. */
const PURE = String.raw`(?:(?:provided|given|supplied|retrieved) (?:[a-z]+ )?${MATERIAL}|passages?|excerpts?|contexts?|${MATERIAL} (?:provided|given|supplied))`;
const WHICH = String.raw`(?: (?:sections?|itself|themselves|provided|given|supplied|above|here|available|i (?:have|was given)|(?:we|you) have)){0,3}`;
const NOT = String.raw`(?: not|n['’]t)`;
const HOW = '(?: [a-z]+ly| also| even| actually)?';
const SAY =
  '(?:say|state|mention|specify|indicate|tell|address|discuss|disclose|explain|reveal|clarify|describe|answer)';
const SAYS =
  '(?:says|states|mentions?|specif(?:y|ies)|indicates?|tells?|address(?:es)?|discuss(?:es)?|explains?|describes?|answers?|say|state)';
const SAID =
  '(?:mentioned|stated|specified|indicated|addressed|discussed|disclosed|explained|described|answered|noted|given|provided)';
const HOLD = '(?:contain|include|provide|give|offer|have|cover|show|present|list)';
const HOLDS = '(?:contains?|includes?|provides?|gives?|offers?|ha(?:s|ve)|makes?|presents?|shows?)';
const NEWS =
  '(?:information|info|details?|mention|answers?|indication|discussion|explanation|specifics|anything|references?)';
const ABOUT = String.raw`(?: (?:about|on|of|regarding|concerning|as to|for|in|to|that|whether|who|when|how|why|given|available|provided)\b|\W*$)`;
const CANNOT = String.raw`(?:cannot|can not|can['’]t|could not|couldn['’]t|am (?:not able|unable) to|['’]m (?:not able|unable) to|are (?:not able|unable) to|was (?:not able|unable) to|were unable to|did not|didn['’]t)`;
const OPEN = '(?:whether|if|who|whom|whose|what|when|where|which|why|how)';
const END = String.raw`(?: (?:provided|given|supplied|above))?\W*$`;

/** Each names what was given. */
const OF_MATERIAL = [
  // the material does not say
  String.raw`\b${MATERIAL}${WHICH}${HOW} (?:do|does)${NOT}${HOW} ${SAY}\b(?! that\b)`,
  String.raw`\b${EVIDENCE}${WHICH}${HOW} did${NOT}${HOW} ${SAY}\b(?! that\b)`,
  String.raw`\b${MATERIAL}${WHICH} (?:do|does|did)${NOT}${HOW} ${HOLD}(?: [a-z]+){0,3} ${NEWS}${ABOUT}`,
  String.raw`\b${MATERIAL}${WHICH} (?:do|does|did)${NOT}${HOW} ${HOLD} (?:the question\b|${OPEN}\b)`,
  String.raw`\b${MATERIAL}${WHICH} ${HOLDS} (?:no|nothing)(?: [a-z]+){0,2}? ?(?:${NEWS}${ABOUT}|about\b|on\b)`,
  String.raw`^(?:none|neither|nothing)\b.{0,40}\b${MATERIAL}${WHICH} ${SAYS}\b`,
  String.raw`^(?:none|neither|nothing)\b.{0,40}\b${MATERIAL}${WHICH} ${HOLDS}(?: [a-z]+){0,2} ${NEWS}`,
  String.raw`\b(?:${PURE}|documents?)${WHICH} (?:is|are|remains?) silent\b`,
  String.raw`\b${PURE}${WHICH} (?:do|does|did)${NOT}${HOW} (?:contain|include|provide|give|offer)\b`,
  // there is nothing about it
  String.raw`\bthere(?: is| are|['’]s)(?: no|${NOT} (?:any|enough)| insufficient) (?:evidence|data|context)\b.{0,60}\b${EVIDENCE}`,
  String.raw`\bno (?:[a-z]+ )?(?:information|info|details?|mention)\b.{0,80}\b(?:is|are|was|were) (?:given|available|provided|included|found|made)\b.{0,80}\b${MATERIAL}`,
  // nothing was found
  String.raw`^(?:(?:(?:i['’]m|i am|we are)? ?(?:very )?sorry|unfortunately|regrettably|apologies)[,:]? ?(?:but )?)?nothing(?: [a-z]+){0,2} (?:was|could be|can be) found\b.{0,60}\b(?:in|among) (?:the |these |your )?(?:notes|${EVIDENCE})(?: (?:about|on|for|that|to)\b|${END})`,
  // it is not said
  String.raw`(?<!\b(?:that|which|who)) (?:is|are|was|were|['’]s)${NOT}${HOW} ${SAID}\b.{0,40}\b(?:in|by)\b.{0,30}\b${MATERIAL}${END}`,
  String.raw`(?<!\b(?:that|which|who)) (?:is|are|was|were)${NOT}${HOW} (?:included|covered|listed|available|found|in)\b.{0,30}\b${EVIDENCE}${END}`,
  String.raw`^it (?:is|was)${NOT}${HOW} ${SAID}\b.{0,30}\b${MATERIAL}\b`,
  String.raw`^not ${SAID}\b.{0,30}\b${MATERIAL}${END}`,
  String.raw`\bcannot be (?:determined|answered|inferred|established|found|confirmed)\b.{0,40}\b${EVIDENCE}`,
  String.raw`^(?:therefore, |thus, |so )?(?:based on|from|given|according to|with) (?:the |these |this )?${EVIDENCE}\b.*\b(?:cannot|can['’]t|could not) be (?:determined|answered|inferred|established|found|confirmed)${END}`,
  String.raw`\bit is (?:not possible|impossible|unclear|not clear|not known)\b.{0,20}\b(?:from|in) (?:the |these |this )?${EVIDENCE}`,
  String.raw`^(?:based on|from|given|according to|with) (?:the |these |this )?${EVIDENCE}.{0,20}\bit is (?:not possible|impossible|unclear|not clear|unknown)\b`,
];
/** Nothing is known, whoever was to say it. */
const OF_NOTHING = [
  String.raw`\bthere(?: is| are|['’]s| was| were)(?: no|${NOT} (?:any|enough|sufficient)|n['’]t (?:any|enough)| not enough| insufficient| nothing)(?: [a-z]+){0,2}? (?:information|info|details?|mention|indication|references?)${ABOUT}`,
  String.raw`\b(?:not enough|insufficient|enough|sufficient) (?:information|context|evidence|detail)\b.{0,40}\bto (?:answer|determine|say|tell|conclude)\b`,
  String.raw`^no (?:[a-z]+ )?notes? (?:was|were|could be) found\b(?: (?:about|on|for|that|which|to)\b|\W*$)`,
  String.raw`\b(?:this|that|the|such|requested) (?:[a-z]+ )?(?:information|answer|detail) (?:is|was|are)${NOT}${HOW} (?:${SAID}|included|available|found)${END}`,
  String.raw`\b(?:this|that|it|the (?:[a-z]+ )?(?:answer|question))\b.{0,20} (?:cannot|can['’]t|could not) be (?:determined|answered|inferred|established)\b`,
];
/** The writer does not know; the sentence or its part begins so, or with an excuse. */
const WRITER = [
  String.raw`(?:i|we) (?:do not|don['’]t|didn['’]t|did not) (?:actually |really )?know\b`,
  String.raw`i (?:do not|don['’]t) have (?:[a-z]+ ){0,3}(?:information|details|knowledge|data)\b`,
  String.raw`we (?:do not|don['’]t) have (?:enough|sufficient|any|the) (?:information|details|data)\b`,
  String.raw`(?:i|we) ?${CANNOT}(?: [a-z]+ly)? (?:answer|say|tell|determine)\b`,
  String.raw`(?:i|we) ?${CANNOT}(?: [a-z]+ly)? (?:find|locate|see|provide|give|identify) (?:(?:this|that|it|anything|an? (?:[a-z]+ )?answer|the (?:[a-z]+ )?answer|any|information|more|enough)\b|.{0,60}\b(?:in|from) (?:the |these |this |your )?${EVIDENCE})`,
  String.raw`(?:i|we) ?${CANNOT}(?: [a-z]+ly)? (?:provide|give|offer) .{0,100}\b(?:based on|from|with|in) (?:the |these |this )?${EVIDENCE}`,
  String.raw`(?:i|we) ?${CANNOT}(?: [a-z]+ly)? (?:confirm|verify) (?:${OPEN}\b|.{0,60}\b(?:in|from|with) (?:the |these |this )?${EVIDENCE})`,
  String.raw`(?:i|we) (?:found|could find|can find) nothing\b.{0,60}\b(?:in|among) (?:the |these |your )?(?:notes|${EVIDENCE})(?: (?:about|on|for|that)\b|${END})`,
  String.raw`(?:i am |i['’]m |we are )?(?:unable|not able) to (?:answer|determine|say|find (?:this|that|any|the answer|information)|tell)\b`,
];
const EXCUSE = String.raw`(?:(?:(?:i['’]m|i am|we are)? ?(?:very |so )?sorry|unfortunately|regrettably|however|therefore|thus|hence|so|additionally|also|answer|apologies|i apologi[sz]e|(?:based on|from|given|with|according to|in|as for)\b[^,;]{0,80})[,:]? ?(?:but )?){0,2}`;

/** Patterns, and a word that every match of theirs holds: making the long ones ready takes longer than all else of an answer. */
const ABSTAINING = [
  { word: new RegExp(MATERIAL, 'iu'), says: OF_MATERIAL.map((one) => new RegExp(one, 'iu')) },
  {
    word: /information|\b(?:info|details?|mention|indication|references?|context|evidence|notes?|answer|question)\b|be (?:determined|answered|inferred|established)/iu,
    says: OF_NOTHING.map((one) => new RegExp(one, 'iu')),
  },
  {
    word: /\b(?:i|we|unable|not able)\b/iu,
    says: [new RegExp(`^${EXCUSE}(?:${WRITER.join('|')})`, 'iu')],
  },
];
/** Every pattern asks for one of these words; nearly all sentences have none. */
const KEYWORD =
  /\bno(?:t|ne|thing)?\b|n['’]t|cannot|neither|silent|enough|sufficient|unable|impossible|unclear|unknown/iu;
const EXCUSE_ALONE = new RegExp(`^${EXCUSE}$`, 'iu');
/** A condition says what holds in a case, not that nothing is known. */
const CONDITION =
  /^(?:if|unless|in case|should)\b|^(?:when|whenever|where|while|although|though|even though|since|because)\b[^,]*,/iu;
const PARTS =
  /\s*(?:;|[—–:]|,? (?:but|however|although|though|while|whereas|yet)\b|, (?:which|who|where|so|therefore|and (?=(?:the|its?|they|he|she|there|this|these|an?)\b)))\s*/giu;

function abstains(text: string): boolean {
  return ABSTAINING.some(({ word, says }) => word.test(text) && says.some((one) => one.test(text)));
}

/** True for an English sentence whose parts all abstain, excuses apart. */
export function abstainsInEnglish(sentence: string): boolean {
  if (!KEYWORD.test(sentence) || !abstains(sentence) || CONDITION.test(sentence)) return false;
  const parts = sentence.split(PARTS).filter((part) => /[a-z]/iu.test(part));
  return parts.every((part) => EXCUSE_ALONE.test(part) || abstains(part));
}
