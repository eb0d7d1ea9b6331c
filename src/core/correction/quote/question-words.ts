import { FINAL, finalOf, withFinal } from '../../language/korean-syllable.ts';

/** 맡았나요, 하는지, 했지, 됩니까: how Korean predicates ask. */
const ASKS = /([가-힣]+?)(나요|는가요|는지요?|지요?|죠|니|까요|냐|을까요?)$/u;
const FORMAL = /([가-힣]*[가-힣])(니까)$/u;
/** What is asked for in number stands behind 몇 and is no word to be found: 몇 권까지, 몇 퍼센트. */
const COUNTED =
  /(?:몇\s*[가-힣A-Za-z%]+|며칠[가-힣]*|얼마[가-힣]*|언제[가-힣]*|누[가구][가-힣]*|무엇[가-힣]*|어디[가-힣]*|무슨\s*[가-힣]+)/gu;
/** The word that ends a clause or the question: its predicate. */
const WORD = /(?<![가-힣])[가-힣]{1,60}(?=\s{0,9}(?:[?!.,]|$))/gu;
const PAST = /[았었했였렸겼됐갔왔봤샀]$/u;

/** 여나요 is 열다: ㄹ falls out before ㄴ. */
function withL(stem: string): string | null {
  return finalOf(stem.charCodeAt(stem.length - 1)) === FINAL.none ? withFinal(stem, FINAL.l) : null;
}

function stated(word: string): string {
  const formal = FORMAL.exec(word);
  if (formal !== null && finalOf(word.charCodeAt(word.length - 3)) === FINAL.b)
    return `${formal[1] ?? ''}니다`;
  const asks = ASKS.exec(word);
  const stem = asks?.[1] ?? '';
  if (stem === '') return word;
  if (stem.length > 1 || PAST.test(stem) || asks?.[2] !== '지') return `${stem}다`;
  return word;
}

/** A Korean question as far as it names what it asks about: predicates as they are stated, words that only ask left out. */
export function statedKorean(question: string): string {
  return question.replace(COUNTED, ' ').replace(WORD, stated);
}

/** Further stems of a predicate that asks. */
export function askedStems(surface: string): readonly string[] {
  const base = surface.endsWith('다') ? surface.slice(0, -1) : '';
  const other = base.length === 1 || base.length === 2 ? withL(base) : null;
  return other === null ? [] : [other];
}
