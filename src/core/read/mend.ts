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
const CALLING = new Set(['compound', 'flat', 'nummod']);

/** The noun that a phrase which ends here hangs on. */
function nounOf(tokens: readonly Token[], last: number): number {
  let at = last;
  for (let token = tokens[at]; token !== undefined && CALLING.has(token.relation); token = tokens[at]) {
    if (token.head < 0 || token.head > last) break;
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

/** The noun right before `, who also drew the plans`, whatever the verb hangs on. */
function withRelatives(tokens: readonly Token[]): readonly Token[] {
  const changed = [...tokens];
  tokens.forEach(({ lemma, xpos, head, relation }, at) => {
    const [verb, before] = [changed[head], tokens[at - 1]];
    if (!xpos.startsWith('W') || !WHO.has(lemma) || !relation.startsWith('nsubj')) return;
    if (verb === undefined || head < at || verb.relation.startsWith('acl') || verb.upos !== 'VERB') return;
    const last = before?.form === ',' ? at - 2 : at - 1;
    if (last < 0 || !NOMINAL.has(tokens[last]?.upos ?? '')) return;
    const noun = nounOf(tokens, last);
    if (!isUnder(changed, noun, head)) changed[head] = { ...verb, head: noun, relation: 'acl:relcl' };
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

/** Two subjects of one verb with `and` between them are one joined subject: no clause has two. A finite verb has one. */
export function mended(read: readonly Token[]): readonly Token[] {
  const tokens = withVerbAsRoot(withRelatives(withSubject(read)));
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
