import type { Token } from '../statement/token.ts';

const SUBJECTS = new Set(['nsubj', 'nsubj:pass']);

/** Places of the words that hang on each word by a relation that `wanted` allows, in order. */
function byHead(
  tokens: readonly Token[],
  wanted: (relation: string) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  tokens.forEach(({ head, relation }, at) => {
    if (!wanted(relation)) return;
    const places = found.get(head);
    if (places === undefined) found.set(head, [at]);
    else places.push(at);
  });
  return found;
}

const FINITE = new Set(['VBZ', 'VBD']);

/** The verb that an order would be about, though it has no subject: `begins` of `Work begins`, read as an order to work. */
function verbOfOrder(tokens: readonly Token[]): number {
  const [first] = tokens;
  if (first?.xpos !== 'VB' || first.head !== -1) return -1;
  const hasSubject = (at: number): boolean =>
    tokens.some(({ head, relation }) => head === at && relation.startsWith('nsubj'));
  return tokens.findIndex(({ xpos, head }, at) => head === 0 && FINITE.has(xpos) && !hasSubject(at));
}

/** The first word as the subject of that verb; what stands before it belongs to the word, all else to the verb. */
function withSubject(tokens: readonly Token[]): readonly Token[] {
  const verb = verbOfOrder(tokens);
  if (verb < 0) return tokens;
  return tokens.map((token, at) => {
    if (at === 0) return { ...token, upos: 'NOUN', xpos: 'NN', relation: 'nsubj', head: verb };
    if (at === verb) return { ...token, relation: 'root', head: -1 };
    if (token.head !== 0) return token;
    return at < verb ? { ...token, relation: 'nmod' } : { ...token, head: verb };
  });
}

const NOMINAL = new Set(['NOUN', 'PROPN']);
const AMOUNTS = new Set(['NUM', 'SYM']);
const CALLING = new Set(['compound', 'flat', 'nummod']);

/** The noun that a phrase which ends here hangs on. */
function nounOf(tokens: readonly Token[], last: number): number {
  let at = last;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const isAmount = token.relation === 'nmod' && AMOUNTS.has(token.upos);
    if (!(CALLING.has(token.relation) || isAmount) || token.head < 0 || token.head > last) break;
    at = token.head;
  }
  return at;
}

function isUnder(tokens: readonly Token[], at: number, above: number): boolean {
  let up = at;
  for (let steps = 0; up >= 0 && steps < tokens.length; steps += 1) {
    if (up === above) return true;
    up = tokens[up]?.head ?? -1;
  }
  return false;
}

const WHO = new Set(['who', 'which']);

/** The verb of a relative clause with the place of its relative word: `who drew`, `whose initials can be seen`. */
function verbOfRelative(tokens: readonly Token[], { lemma, xpos, head, relation }: Token): number {
  if (!xpos.startsWith('W')) return -1;
  if (WHO.has(lemma) && relation.startsWith('nsubj')) return head;
  const owned = tokens[head];
  const isSubject = owned !== undefined && SUBJECTS.has(owned.relation);
  return relation === 'nmod:poss' && isSubject ? owned.head : -1;
}

/** The noun right before `, who also drew the plans`, whatever the verb hangs on. */
function withRelatives(tokens: readonly Token[]): readonly Token[] {
  const changed = [...tokens];
  tokens.forEach((token, at) => {
    const place = verbOfRelative(tokens, token);
    const [verb, before] = [changed[place], tokens[at - 1]];
    if (verb === undefined || place < at || verb.relation.startsWith('acl') || verb.upos !== 'VERB') return;
    const last = before?.form === ',' ? at - 2 : at - 1;
    if (last < 0 || !(NOMINAL.has(tokens[last]?.upos ?? '') || AMOUNTS.has(tokens[last]?.upos ?? ''))) return;
    const noun = nounOf(tokens, last);
    if (!isUnder(changed, noun, place)) changed[place] = { ...verb, head: noun, relation: 'acl:relcl' };
  });
  return changed;
}

/** `In 2019 the roof was repaired`, read as a phrase beside which a clause stands. */
function withVerbAsRoot(tokens: readonly Token[]): readonly Token[] {
  const root = tokens.findIndex(({ head }) => head === -1);
  const isCase = tokens.some(({ head, relation }, at) => head === root && at < root && relation === 'case');
  if (!isCase || tokens.some(({ head, relation }) => head === root && relation === 'cop')) return tokens;
  const hasSubject = (verb: number): boolean =>
    tokens.some(
      ({ head, relation }, at) => head === verb && at > root && at < verb && SUBJECTS.has(relation),
    );
  const hangs = (verb: number): boolean =>
    tokens.some(({ head, xpos, relation }) => head === verb && (relation === 'mark' || xpos.startsWith('W')));
  const verb = tokens.findIndex(
    ({ head, xpos }, at) =>
      head === root && at > root && /^VB[DNZP]$/u.test(xpos) && hasSubject(at) && !hangs(at),
  );
  if (verb < 0) return tokens;
  return tokens.map((token, at) => {
    if (at === verb) return { ...token, head: -1, relation: 'root' };
    if (at === root) return { ...token, head: verb, relation: 'obl' };
    return token.head === root && at > root ? { ...token, head: verb } : token;
  });
}

const OWN_VERB = /^VB[DZP]$/u;
const BESIDE = new Set(['conj', 'advcl', 'parataxis', 'acl', 'acl:relcl', 'appos', 'dep']);

function kidsAt(tokens: readonly Token[], head: number): readonly number[] {
  return tokens.flatMap((token, at) => (token.head === head ? at : []));
}

/** `Raj Mehta, who checked the data, warned us`, read as a noun with two clauses: the one behind the comma is of the whole. */
function withNounAsSubject(tokens: readonly Token[]): readonly Token[] {
  const root = tokens.findIndex(({ head }) => head === -1);
  const noun = tokens[root];
  if (noun === undefined || !NOMINAL.has(noun.upos)) return tokens;
  const isOwn = (at: number, ...relations: readonly string[]): boolean =>
    relations.includes(tokens[at]?.relation ?? '');
  if (kidsAt(tokens, root).some((at) => isOwn(at, 'case', 'cop', 'nsubj', 'nsubj:pass', 'mark')))
    return tokens;
  const relative = kidsAt(tokens, root).find(
    (at) => isOwn(at, 'acl:relcl', 'acl') && tokens[at - 1] !== undefined,
  );
  if (relative === undefined) return tokens;
  const verb = tokens.findIndex(({ xpos, relation, head }, at) => {
    if (at <= relative || !OWN_VERB.test(xpos) || !BESIDE.has(relation)) return false;
    if (head !== root && !isUnder(tokens, head, relative)) return false;
    const kids = kidsAt(tokens, at);
    const start = Math.min(at, ...kids.filter((kid) => !isOwn(kid, 'punct')));
    return (
      tokens[start - 1]?.form === ',' && !kids.some((kid) => isOwn(kid, 'nsubj', 'nsubj:pass', 'cc', 'mark'))
    );
  });
  if (verb < 0) return tokens;
  return tokens.map((token, at) => {
    if (at === verb) return { ...token, head: -1, relation: 'root' };
    if (at === root) return { ...token, head: verb, relation: 'nsubj' };
    return token.head === root && at > verb ? { ...token, head: verb } : token;
  });
}

/** `Guided tours start at noon`, read as something guided of which `start` is said. */
function withFirstAsModifier(tokens: readonly Token[]): readonly Token[] {
  const [first, noun] = tokens;
  if (first?.head !== -1 || !/^(?:VB[NG]|JJ)$/u.test(first.xpos) || noun === undefined) return tokens;
  const verb = tokens[noun.head];
  const isSubject = NOMINAL.has(noun.upos) && SUBJECTS.has(noun.relation);
  if (!isSubject || verb?.head !== 0 || !OWN_VERB.test(verb.xpos)) return tokens;
  return tokens.map((token, at) => {
    if (at === 0) return { ...token, upos: 'ADJ', xpos: 'JJ', head: 1, relation: 'amod' };
    if (at === noun.head) return { ...token, head: -1, relation: 'root' };
    return token.head === 0 && at > 1 ? { ...token, head: noun.head } : token;
  });
}

function isLed(tokens: readonly Token[], at: number): boolean {
  return tokens.some(({ head, relation }, place) => head === at && place < at && relation === 'case');
}

/** `With the Gold tariff it does not apply`: the preposition hangs on the verb, as if it began a clause. */
function isLedByMark(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.head ?? -1;
  const start = Math.min(at, ...kidsAt(tokens, at));
  const before = tokens[start - 1];
  return before?.relation === 'mark' && before.head === verb && before.xpos === 'IN';
}

/**
 * `From Monday, line 3 is closed`, with Monday under the line, and `In 1974 the mill was saved`, with two subjects: what a
 * preposition puts before the subject is of the verb.
 */
function withFrontedPhrases(tokens: readonly Token[]): readonly Token[] {
  const hasOther = (verb: number, at: number): boolean =>
    tokens.some(({ head, relation }, place) => place !== at && head === verb && SUBJECTS.has(relation));
  return tokens.map((token, at) => {
    const above = tokens[token.head];
    if (above === undefined || token.head < at) return token;
    if (SUBJECTS.has(token.relation) && isLedByMark(tokens, at) && hasOther(token.head, at))
      return { ...token, relation: 'obl' };
    if (!isLed(tokens, at)) return token;
    if (SUBJECTS.has(token.relation)) return hasOther(token.head, at) ? { ...token, relation: 'obl' } : token;
    if (!/^(?:obl|nmod)$/u.test(token.relation)) return token;
    if (!SUBJECTS.has(above.relation) || above.head < token.head) return token;
    return { ...token, head: above.head, relation: 'obl' };
  });
}

const BEHIND = new Set(['obl', 'obl:tmod', 'obl:agent', 'obj']);

/** `was founded by monks and closed in 1803`: what stands behind the second verb is of that verb. */
function withOwnPhrases(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (!BEHIND.has(token.relation) || token.head > at) return token;
    const next = tokens.findLastIndex(
      ({ head, relation, upos }, place) =>
        place > token.head &&
        place < at &&
        head === token.head &&
        relation === 'conj' &&
        (upos === 'VERB' || tokens.some((one) => one.head === place && one.relation === 'cop')),
    );
    return next < 0 ? token : { ...token, head: next };
  });
}

/** `The plant is to be expanded`, `has not replied`: whether it does something or has it done, its auxiliary says. */
function withPassiveSubjects(tokens: readonly Token[]): readonly Token[] {
  const auxiliaries = (verb: number): readonly Token[] =>
    tokens.filter(({ head, relation }) => head === verb && relation.startsWith('aux'));
  const subjects = (verb: number): number =>
    tokens.filter(({ head, relation }) => head === verb && SUBJECTS.has(relation)).length;
  return tokens.map((token) => {
    if (!SUBJECTS.has(token.relation) || subjects(token.head) !== 1) return token;
    const own = auxiliaries(token.head);
    const isPassive = own.some(({ relation }) => relation === 'aux:pass');
    const isActive = !isPassive && own.some(({ lemma }) => lemma === 'have');
    if (!isPassive && !isActive) return token;
    return { ...token, relation: isPassive ? 'nsubj:pass' : 'nsubj' };
  });
}

/** In this order: each sees what those before it made. */
const MENDS: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  withSubject,
  withFirstAsModifier,
  withRelatives,
  withVerbAsRoot,
  withNounAsSubject,
  withOwnPhrases,
  withFrontedPhrases,
  withPassiveSubjects,
];

/** Two subjects of one verb with `and` between them are one joined subject: no clause has two. A finite verb has one. */
export function mended(read: readonly Token[]): readonly Token[] {
  const tokens = MENDS.reduce<readonly Token[]>((words, mend) => mend(words), read);
  const changed = [...tokens];
  const joiners = byHead(tokens, (relation) => relation === 'cc');
  for (const relation of SUBJECTS)
    for (const [verb, subjects] of byHead(tokens, (own) => own === relation)) {
      const [first = 0, ...others] = subjects;
      const behind = (at: number): number => joiners.get(at)?.find((place) => place > first) ?? tokens.length;
      const ofVerb = others.length > 0 ? behind(verb) : tokens.length;
      for (const second of others) join(changed, first, second, Math.min(ofVerb, behind(second)));
    }
  return changed;
}

/** `The author and the readers wrote`, read as two subjects. */
function join(changed: Token[], first: number, second: number, joiner: number): void {
  const [token, word] = [changed[second], changed[joiner]];
  if (token === undefined || word === undefined || joiner > second) return;
  changed[second] = { ...token, head: first, relation: 'conj' };
  changed[joiner] = { ...word, head: second };
}
