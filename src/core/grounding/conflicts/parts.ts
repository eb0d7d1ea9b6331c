import type { Span } from '../../../contract/span.ts';
import { koreanTermsIn } from './korean-terms-in.ts';
import { partOf, type Statement, textOf } from './statement.ts';

/** Where what is said of one thing ends and something else begins. */
const ENDS =
  /,\s|;\s|\.\s|\s[–—-]\s|\s\(|\s(?:and|but|while|whereas|because|although|which|who)\s|\sby\s(?=(?:two|three|four|several|his|her|their)\s)/giu;
/** Where it begins: behind a colon, a verb of saying, another clause. */
const BEGINS =
  /[:;]\s|\s[–—]\s|,\s(?:and|but|while|whereas)\s|\s(?:but|while|whereas)\s|\b(?:know|known|knows|hear|hears|read|reads|say|says|said|state|states|stated|report|reports|reported|write|writes|wrote|announce|announced|notes?|noted|adds?|added|shows?|showed)\sthat\s/giu;
const AND = /\sand\s/giu;
/** What is a clause by itself before an "and". */
const CLAUSE = /\b(?:is|are|was|were|has|have|had|will|can)\b|\d/iu;
/** Behind a comma it still says when, where or for whom. */
const SCOPE =
  /^\s*(?:in|on|at|during|for|except|if|when|unless|only|until|till|from|since|before|after|depending|provided|not)\b/iu;
const KOREAN_SCOPE = /^\s*(?:다만|단|단지|제외)/u;

/** The part of a statement around a place that says it of its thing; what stands before a colon is left to its heading. */
export function partAround(statement: Statement, place: Span): Statement {
  if (koreanTermsIn(statement).length > 0) return koreanPart(statement, place);
  const text = textOf(statement);
  const at = place.start - statement.start;
  const to = place.end - statement.start;
  const from = Math.max(beginOf(text, at), beginAtAnd(text, at));
  return partOf(statement, statement.start + from, statement.start + endOf(text, to));
}

function beginOf(text: string, at: number): number {
  let from = 0;
  for (const match of text.slice(0, at).matchAll(BEGINS)) from = match.index + match[0].length;
  return from;
}

/** "The ferry was launched in 1998 and carries …": a clause that is done; its names stay with the statement. */
function beginAtAnd(text: string, at: number): number {
  let from = 0;
  for (const match of text.slice(0, at).matchAll(AND))
    if (CLAUSE.test(text.slice(0, match.index))) from = match.index + match[0].length;
  return from;
}

function endOf(text: string, from: number): number {
  const rest = text.slice(from);
  for (const { index, 0: mark } of rest.matchAll(ENDS))
    if (!SCOPE.test(rest.slice(index + mark.length)) || !mark.startsWith(',')) return from + index;
  return text.length;
}

/** From the clause before the place to the clause that holds it; 며 and 고 end one. */
function koreanPart(statement: Statement, place: Span): Statement {
  const terms = koreanTermsIn(statement);
  const joints = terms.filter(
    ({ use, surface }) => use === 'connective' || /(?:[이하되으]며|[이하되]고|지만)$/u.test(surface),
  );
  const colon = textOf(statement)
    .slice(0, place.start - statement.start)
    .lastIndexOf(': ');
  const before = joints.findLast(({ end }) => end <= place.start)?.end ?? statement.start;
  const start = Math.max(before, colon < 0 ? 0 : statement.start + colon + 2);
  const behind = joints.find(({ end }) => end >= place.end)?.end ?? statement.end;
  const isLimited = KOREAN_SCOPE.test(statement.source.slice(behind, statement.end));
  return partOf(statement, start, isLimited ? statement.end : behind);
}
