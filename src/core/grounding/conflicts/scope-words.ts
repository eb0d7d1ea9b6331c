import type { Term } from '../../language/term.ts';
import { isKoreanTerm } from './korean-terms-in.ts';

/** What a text is, not what it is about: report, notice, website. */
const PAPERS = new RegExp(
  '^(?:ward|report|bulletin|notice|file|files|release|press|minutes?|meeting|list|price|prices|brochure|leaflet|flyer|' +
    'information|info|website|web|site|page|guide|manual|announcement|statement|newsletter|paper|newspaper|article|summary|' +
    'note|notes|memo|plan|plans|planning|visitors?|visit|daily|weekly|monthly|local|city|official|treasurer|rules?|' +
    'handbook|faq|blog|post|review|email|mail|letter|document|record|register|overview|about|welcome|introduction|your|our|week|last|' +
    '안내|안내문|공지|공지사항|알림|누리집|홈페이지|보도자료|보도|자료|기사|신문|지역|보고|보고서|회의록|회의|요금표|목록|소식|소식지|' +
    '관람|고객|이용|규칙|규정|편람|설명서|일지|기록|문서|회계|개요|소개|시정|군청|시청|책자|전단)$',
  'iu',
);

/** Says that a statement holds only then, or is not done. */
const MARKS = new RegExp(
  '^(?:old|former|formerly|previous|previously|until|till|before|original|originally|initial|initially|once|planned|' +
    'proposed|draft|expected|estimated|would|should|might|may|could|if|unless|except|used|longer|ago|earlier|later|next|' +
    'yet|almost|nearly|target|minimum|maximum|average|' +
    '옛|이전|예전|과거|당초|애초|원래|계획|계획한|예정|예상|잠정|초안|개정|지난해|작년|내년|올해|아직|곧|최소|최대|평균|목표|경우|제외|전)$',
  'iu',
);

/** True for a word that only says what kind of text this is. */
export function isPaper({ surface, stem }: Term): boolean {
  return PAPERS.test(surface) || PAPERS.test(stem);
}

/** The marks of scope and time among the terms, by what they are written as. */
export function marksOf(terms: readonly Term[]): Set<string> {
  return new Set(
    terms.flatMap((term) => {
      const written = isKoreanTerm(term) ? term.stem : term.surface.toLowerCase();
      return MARKS.test(written) ? [written] : [];
    }),
  );
}
