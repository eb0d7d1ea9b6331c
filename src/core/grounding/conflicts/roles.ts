import type { Term } from '../../language/term.ts';
import { isKoreanTerm } from './korean-terms-in.ts';
import { overlaps, type Statement } from './statement.ts';

/** Who did a deed, who holds an office and where a thing stands is one; what else is said of names may hold of several. */
const ROLES: readonly RegExp[] = [
  /\b(?:was|were|been|is|are)\s+[a-z-]+(?:ed|[tlw]en|ilt|awn|own|wn|ought|aught|ung|un|ut)\s+by\s+(?:the\s+)?$/u,
  /\b(?:is|was)\s+(?:the\s+)?$/u,
  /\b(?:is|was|lies|stands|located|based|born|held|buried|situated|headquartered)\s+(?:in|at)\s+(?:the\s+)?$/u,
];
const OFFICE = /^(?:the|its|their|our|his|her)\s/iu;
const KOREAN_DEED =
  /^(?:설계|설립|창립|건립|작곡|작사|연출|감독|발명|발견|창업|창건|집필|쓰|짓|그리|만들|세우|번역|편집|맡)$/u;
const EXISTS = /^(?:있|위치|자리|자리잡|자리하|열리|태어나)$/u;

/** Whether two names stand in one role that only one can have. */
export function isSameRole(
  claim: Statement,
  own: readonly Term[],
  part: Statement,
  theirs: readonly Term[],
): boolean {
  const [first, other] = [own[0], theirs[0]];
  if (first === undefined || other === undefined) return false;
  if (isKoreanTerm(first) && isKoreanTerm(other)) return isKoreanRole(claim, own, part, theirs);
  if (![...own, ...theirs].every(({ kind }) => kind === 'name')) return false;
  const role = ROLES.find((pattern) => pattern.test(before(claim, first)));
  if (role === undefined || !role.test(before(part, other))) return false;
  return role !== ROLES[1] || (OFFICE.test(start(claim)) && OFFICE.test(start(part)));
}

/** Whether two words say what is so of their subject: predicates exclude each other, attributes (upper deck, lower deck) part things. */
export function isPredicate(claim: Statement, own: Term, part: Statement, their: Term): boolean {
  if (isKoreanTerm(own) && isKoreanTerm(their)) return own.use !== null && their.use !== null;
  const [mine, other] = [around(claim, own), around(part, their)];
  if (mine.before === undefined || mine.before.stem !== other.before?.stem) return false;
  const isSaid = mine.before.kind !== 'function' || BE.test(mine.before.surface);
  return (
    isSaid && [mine.behind, other.behind].every((term) => term === undefined || term.kind === 'function')
  );
}

const BE = /^(?:is|are|was|were|be|been|not|will|can|must|has|have|had|does|do|did)$/iu;

function around({ terms }: Statement, term: Term): { before: Term | undefined; behind: Term | undefined } {
  const at = terms.findIndex(({ start }) => start === term.start);
  return { before: terms[at - 1], behind: terms[at + 1] };
}

function before({ source, start: from }: Statement, term: Term): string {
  return source.slice(from, term.start);
}

function start({ source, start: from, end }: Statement): string {
  return source.slice(from, end).trimStart();
}

/** 소장은 정하늘이다; 오세린이 설계했다; 본사는 전주에 있다. */
function isKoreanRole(
  claim: Statement,
  own: readonly Term[],
  part: Statement,
  theirs: readonly Term[],
): boolean {
  const [mine, other] = [own.at(-1), theirs.at(-1)];
  if (own.length > 1 || theirs.length > 1 || mine === undefined || other === undefined) return false;
  if (!isKoreanTerm(mine) || !isKoreanTerm(other) || mine.role !== other.role) return false;
  if ((mine.sides.length > 0 && other.sides.length > 0) || mine.kind === 'number' || other.kind === 'number')
    return false;
  const [here, there] = [behind(claim, mine), behind(part, other)];
  if (mine.role === 'is')
    return here.length === 0 && there.length === 0 && isTopical(claim) && isTopical(part);
  const [deed, theirDeed] = [here[0], there[0]];
  if (deed === undefined || theirDeed === undefined || here.length > 1 || there.length > 1) return false;
  if (mine.role === 'subject') return KOREAN_DEED.test(deed.stem) && KOREAN_DEED.test(theirDeed.stem);
  return mine.role === 'to' && EXISTS.test(deed.stem) && EXISTS.test(theirDeed.stem);
}

function behind({ terms }: Statement, term: Term): Term[] {
  return terms.filter((one) => one.start >= term.end && !overlaps(one, term));
}

const ONE_OF_SEVERAL = /^(?:가운데|중|하나|일부|등|사람)$/u;

/** True for what is said of one thing: its topic comes first, and it is no one of several. */
function isTopical({ terms }: Statement): boolean {
  if (terms.some(({ stem }) => ONE_OF_SEVERAL.test(stem))) return false;
  return terms.some((term) => isKoreanTerm(term) && term.role === 'topic');
}
