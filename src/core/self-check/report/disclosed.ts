import { folded } from '../../language/fold-text.ts';
import { sentences } from '../../language/sentences.ts';
import { maskReport } from './mask-report.ts';

const UNSURE =
  /\b(?:unverified|unconfirmed|unchecked|not (?:yet )?(?:been )?(?:able to )?(?:confirm|verif|check)\w*|nobody (?:has )?confirmed|(?:cannot|could not|couldn't|have not|haven't) (?:been able to )?(?:confirm|verify|check)\w*|whether|need (?:your|an) answer|need to (?:ask|confirm|be confirmed)|has to be confirmed|please confirm)\b|확인(?:이|은)? ?(?:안|못)|확인하지 못|확인되지 않|확인할 (?:길|방법|수)[가-힣]* 없|검증(?:하지|되지) (?:못|않)|미확인|미검증|물어봐|여쭤|답이 필요|확인해 주|확인이 필요/i;
const SHARED = 0.4;

/** Beginnings of words: enough of a word that endings and particles do not tell two apart. */
function beginnings(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z\d][a-z\d-]*|[가-힣]+/g) ?? [];
  return new Set(
    words
      .filter((word) => word.length > 2 || /[가-힣]{2}|\d/.test(word))
      .map((word) => word.slice(0, /[가-힣]/.test(word) ? 2 : 5)),
  );
}

/** Whether a report itself says that an assumption is unverified: in such a sentence or the one after it. */
export function isDisclosed(report: string, assumption: string): boolean {
  const masked = maskReport(folded(report));
  const own = sentences(masked).map(({ start, end }) => masked.slice(start, end));
  const wanted = [...beginnings(folded(assumption))];
  return own.some((sentence, at) => {
    if (!UNSURE.test(sentence)) return false;
    const said = beginnings(`${sentence} ${own[at + 1] ?? ''}`);
    return wanted.filter((word) => said.has(word)).length >= wanted.length * SHARED;
  });
}
