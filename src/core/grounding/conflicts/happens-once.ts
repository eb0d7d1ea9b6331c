import { isKoreanTerm } from './korean-terms-in.ts';
import { isDate, type SaidFigure } from './said-figures.ts';
import { type Statement, textOf } from './statement.ts';

/** What is done to a thing once, or is so at one time only; concerts, visits and departures are many. */
const ONCE =
  /\b(?:born|died|die|built|founded|established|set up|open(?:s|ed|ing)?|reopen(?:s|ed|ing)?|clos(?:e|es|ed|ing)|shut(?:s|down)?|complet(?:e|es|ed|ion)|finish(?:es|ed)?|launch(?:es|ed)?|publish(?:es|ed)?|sign(?:s|ed)?|beg[aiu]n(?:s)?|start(?:s|ed|ing)?|end(?:s|ed|ing)?|expir(?:e|es|ed|y)|inaugurat(?:ed|ion)|introduc(?:ed|tion)|discover(?:ed|y)|invent(?:ed|ion)|releas(?:e|es|ed)|creat(?:ed|ion)|written|abolish(?:ed)?|repeal(?:ed)?|merge[sd]?|retire[sd]?|deadline|due|takes? effect|in force|elected|appointed|constructed|erected|demolished|destroyed|restored|served|first|last)\b/iu;
const BE = /\b(?:is|are|was|were|be)\s+(?:on\s+|in\s+|at\s+|from\s+)?(?:the\s+)?$/iu;
const KOREAN_ONCE =
  /^(?:태어나|죽|숨지|사망|출생|세우|세워지|짓|지어지|지|설립|창립|창단|창간|건립|준공|완공|착공|열|닫|문|개관|개장|개통|개원|개점|재개관|폐관|폐점|시작|시작하|시작되|끝나|끝|마감|마감하|마감되|만료|출간|출판|발행|발표|출시|진수|서명|발효|시행|발견|발명|폐지|해체|통합|은퇴|취임|선출|임명|첫차|막차|나오|부임)$/u;
const CLOCK = /^(?:clock|시|분)$/u;

/** False for a time of what may happen at several: the other time may be that of another time that it happens. */
export function happensOnce(part: Statement, figure: SaidFigure): boolean {
  if (!isDate(figure) && !isClock(figure)) return true;
  if (part.terms.some((term) => isKoreanTerm(term)))
    return (
      /^(?:이다|입니다|이며|이고)/u.test(part.source.slice(figure.end)) ||
      part.terms.some(({ stem }) => KOREAN_ONCE.test(stem))
    );
  return ONCE.test(textOf(part)) || BE.test(part.source.slice(part.start, figure.start));
}

/** 7시, 11:40 pm; minutes alone are a duration. */
function isClock({ kind, value }: SaidFigure): boolean {
  return kind === 'quantity' && CLOCK.test(value.unit?.symbol ?? '');
}
