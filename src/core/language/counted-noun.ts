const WORDS = / ?((?:[A-Za-z][A-Za-z'-]{1,24} ){0,2})([A-Za-z][A-Za-z'-]{1,24})/y;
const KOREAN = /\s?(?:개\s)?([가-힣]{2,10})/y;
const FUNCTION_WORD =
  /^(?:and|or|of|in|on|at|to|for|from|by|with|as|is|are|was|were|be|been|will|would|has|have|had|the|an?|this|that|these|those|than|more|less|over|under|per|each|not|but|if|when|while|which|who|it|its|we|they|he|she|after|before|now|last|next|since|until|between|about|out|up|down|off|times?)$/i;
/** `four voted against`: what they did. */
const DEED = /[a-z]{2}ed$/i;
const PLURAL = /[^su]s$/;
const PARTICLE =
  /(?:에서는|에서|으로|까지|부터|이다|입니다|이며|이고|은|는|이|가|을|를|의|에|로|와|과|도|만)$/;
const NO_NOUN =
  /^(?:이상|이하|초과|미만|이내|정도|가량|안팎|내외|남짓|수준|에서|까지|부터|보다|사이|으로|이다|입니다|이며|이고|였다|이었다)/;

/** The noun counted by the number before `at`: the first plural of the next three words, else the next word. */
export function countedNoun(text: string, at: number): string | null {
  const code = text.charCodeAt(at === text.length ? at - 1 : at);
  if (code !== 32 && code < 0xac00) return null;
  return englishNoun(text, at) ?? koreanNoun(text, at);
}

function englishNoun(text: string, at: number): string | null {
  WORDS.lastIndex = at;
  const match = WORDS.exec(text);
  if (match === null) return null;
  const words = `${match[1] ?? ''}${match[2] ?? ''}`.split(' ');
  const stop = words.findIndex((word) => FUNCTION_WORD.test(word));
  const usable = stop < 0 ? words : words.slice(0, stop);
  const [first] = usable;
  return usable.find((word) => PLURAL.test(word)) ?? (first === undefined || DEED.test(first) ? null : first);
}

function koreanNoun(text: string, at: number): string | null {
  KOREAN.lastIndex = at;
  const word = KOREAN.exec(text)?.[1];
  if (word === undefined || NO_NOUN.test(word)) return null;
  const noun = word.replace(PARTICLE, '');
  return noun.length >= 2 ? noun : null;
}
