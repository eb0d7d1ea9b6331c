import type { NameCandidate } from './name.ts';
import { stemBefore } from './particle.ts';
import { type Token, tokensOf } from './token.ts';

const TOPIC_PARTICLES = ['에서는', '에게는', '에는', '께서는', '은', '는', '이', '가', '의', '께서'];
/** Words before a subject that are not part of it: 그러나, 지난주에, 2025년까지. */
const APART =
  /^(?:그러나|하지만|그리고|또한|또|따라서|그래서|한편|다만|즉|특히|현재|실제로|결국|반면|이번|최근|오늘|어제|내일|올해|작년|지난주|지난달|지난해|이후|동안|당시|또는|만약|참고로|사실)$|(?:에|에서|에는|에도|에서는|으로|부터|까지|보다|따르면|대해|위해)$/;
/** Adnominal forms that only look like a noun with 은 or 는. */
const ADNOMINAL =
  /^(?:높|낮|많|적|같|좋|작|짧|넓|좁|늦|깊|얕|젊|밝|얇|굵|않|남|받|맡|맞|얻|믿|옳|싫|괜찮|수많)은$|(?:하|되|있|없|않|시키|지|오|가|보|주|받|맡|이르|다니|만드|이끄|넘)는$/;
/** Time and place before the subject: 3분기에는, 지난해에는. */
const TIME = /(?:\d|해|달|주|월|기간|당시|이후|이전|경우|말|초)(?:[년월일분기반주차]{0,3})(?:에는|에서는)$/;
const CONNECTIVE =
  /^(?:however|but|and|also|moreover|furthermore|therefore|thus|so|meanwhile|currently|overall|finally|additionally|still|yet|then)$/i;
const PREPOSITION =
  /^(?:in|on|at|by|since|during|for|from|after|before|until|as|over|under|according|with|last|this|next|today|yesterday)$/i;
const VERB =
  /^(?:is|are|was|were|be|been|am|isn't|aren't|wasn't|weren't|has|have|had|hasn't|haven't|hadn't|does|do|did|doesn't|don't|didn't|will|won't|would|can|can't|cannot|could|may|might|must|should|shall|rose|fell|grew|ran|led|made|took|went|got|won|lost|held|kept|spent|cost|costs|cut|met|said|says|told|found|built|sold|bought|gave|came|began|became|left|sent|set|put|beat|shrank|dropped|employ|own|use|run|lead|report|belong|work)$/i;
const VERB_LIKE = /^[a-z]{2,}(?:ed|es|s)$/;
const ARTICLE = /^(?:the|an?)$/i;
const NOUN_LIKE =
  /(?:ss|us|is|ics|ness|hours|people|days|sales|results|earnings|costs|staff|operations|systems|services|revenues|employees|teams|projects|members|resources)$/;

/**
 * The subject of a sentence, from its form alone; null where none is seen.
 * Korean: the words up to the first 은, 는, 이, 가 or 의, connectives and phrases of time or place before them left out.
 * English: the words before the first verb-like word or up to a possessive 's, leading connectives, phrases closed by a
 * comma and the article left out.
 */
export function topicOf(sentence: string): NameCandidate | null {
  const tokens = tokensOf(sentence.slice(0, 400));
  return /[가-힣]/.test(sentence.slice(0, 400))
    ? koreanTopic(sentence, tokens)
    : englishTopic(sentence, tokens);
}

function koreanTopic(sentence: string, tokens: readonly Token[]): NameCandidate | null {
  let first = 0;
  for (const [index, token] of tokens.slice(0, 12).entries()) {
    if (index > 0 && !token.open && !isParticleAlone(sentence, token)) first = index;
    if (ADNOMINAL.test(token.text)) continue;
    if (isParticleAlone(sentence, token)) return namedBefore(sentence, tokens, first, token.start - 1);
    const stem = TIME.test(token.text) ? null : stemBefore(token.text, TOPIC_PARTICLES);
    if (stem !== null) return namedBefore(sentence, tokens, first, token.start + stem.length);
    if (APART.test(token.text)) first = index + 1;
  }
  return null;
}

/** A particle that a closing quote or bracket parts from its noun: '무지개팀'은. */
function isParticleAlone(sentence: string, token: Token): boolean {
  return TOPIC_PARTICLES.includes(token.text) && /['"’”)\]」』》]/.test(sentence[token.start - 1] ?? '');
}

function namedBefore(
  sentence: string,
  tokens: readonly Token[],
  first: number,
  end: number,
): NameCandidate | null {
  const start = tokens[first]?.start ?? end;
  return start < end ? { start, end, name: sentence.slice(start, end), topic: true } : null;
}

function englishTopic(sentence: string, tokens: readonly Token[]): NameCandidate | null {
  const first = firstOfSubject(tokens);
  for (let index = first; index < Math.min(tokens.length, first + 14); index++) {
    const token = tokens[index];
    if (token === undefined || (index > first && !token.open)) return null;
    const possessive = /['’]s$/.exec(token.text);
    if (possessive !== null) return namedBefore(sentence, tokens, first, token.start + possessive.index);
    if (isVerb(token.text, index - first) && !ARTICLE.test(tokens[index - 1]?.text ?? ''))
      return namedBefore(sentence, tokens, first, tokens[index - 1]?.end ?? 0);
  }
  return null;
}

function firstOfSubject(tokens: readonly Token[]): number {
  let first = 0;
  if (CONNECTIVE.test(tokens[first]?.text ?? '')) first++;
  if (PREPOSITION.test(tokens[first]?.text ?? '')) {
    const next = tokens.findIndex((token, index) => index > first && !token.open);
    if (next > 0) first = next;
  }
  return ARTICLE.test(tokens[first]?.text ?? '') ? first + 1 : first;
}

function isVerb(word: string, place: number): boolean {
  if (VERB.test(word)) return place > 0 || !/^[A-Z]/.test(word);
  return place > 0 && VERB_LIKE.test(word) && !NOUN_LIKE.test(word);
}
