import type { Language } from '../../src/contract/language.ts';
import { singular } from '../../src/core/read/korean/inflection.ts';

/** A word of a treebank. */
export interface GoldWord {
  readonly form: string;
  readonly lemma: string;
  readonly tag: string;
  /** -1 = the root. */
  readonly head: number;
  readonly relation: string;
}

/** Relations whose subtype says a role; others are cut to their main type. */
const KEPT = new Set(['nsubj:pass', 'obl:agent', 'acl:relcl', 'aux:pass', 'nmod:poss', 'compound:prt']);

/** Kinds of Korean morphemes, by the beginning of their tag; the first that fits. */
const MORPHEMES: readonly (readonly [begins: RegExp, kind: string])[] = [
  [/^(nq|NNP)/, 'Nq'],
  [/^(nb|nnc|nno|NNB|NR|SN)/, 'Nu'],
  [/^(np|NP)/, 'Np'],
  [/^(n|f|NN|XR|SL|SH|XSN|xsn)/, 'N'],
  [/^(jcs|jcc|JKS|JKC)/, 'S'],
  [/^(jco|JKO)/, 'O'],
  [/^(jcm|JKG)/, 'G'],
  [/^(jca|JKB)/, 'B'],
  [/^(jcj|jct|JC)/, 'C'],
  [/^(jp|VCP|VCN)/, 'I'],
  [/^(jcr|JKQ)/, 'Q'],
  [/^(jxt)/, 'T'],
  [/^(jx|JX|jcv|JKV)/, 'X'],
  [/^(pv|VV)/, 'V'],
  [/^(pa|VA)/, 'A'],
  [/^(px|VX)/, 'PX'],
  [/^(xsv|XSV|xsm|XSA|xsa)/, 'XS'],
  [/^(etm|ETM)/, 'EM'],
  [/^(etn|ETN)/, 'EN'],
  [/^(ef|EF)/, 'EF'],
  [/^(ec|EC)/, 'EC'],
  [/^(ep|EP)/, 'EP'],
  [/^(ma|MA)/, 'M'],
  [/^(mm|MM)/, 'D'],
];

function kindOf(morpheme: string): string {
  return MORPHEMES.find(([begins]) => begins.test(morpheme))?.[1] ?? 'Y';
}

const VERBAL = new Set(['V', 'A', 'PX', 'XS', 'I']);
/** The kind that a verbal word is called by, the most telling first. */
const LEADING = ['I', 'PX', 'A'];

/** A Korean word by the kind of what it is and of its last particle or ending: `N+S`, `V+EF`. */
function koreanKind(xpos: string): string {
  const kinds = xpos.split('+').map(kindOf);
  const [first = 'Y'] = kinds;
  const last = kinds.at(-1) ?? first;
  if (kinds.length === 1) return first;
  if (!kinds.some((kind) => VERBAL.has(kind))) return `${first}+${last}`;
  return `${LEADING.find((kind) => kinds.includes(kind)) ?? 'V'}+${last}`;
}

const BOUND = /^(S|O|G|B|C|X|T|I|Q|E[A-Z])$/;

/** The morphemes before the first particle or ending. */
function koreanStem(form: string, lemma: string, xpos: string): string {
  const parts = lemma.split('+');
  const kinds = xpos.split('+').map(kindOf);
  if (parts.length !== kinds.length) return form;
  const end = kinds.findIndex((kind) => BOUND.test(kind));
  if (end === 0) return form;
  return (end < 0 ? parts : parts.slice(0, end)).join('');
}

const koreanLemma = (stem: string, xpos: string): string => (xpos.startsWith('n') ? singular(stem) : stem);

function wordOf(columns: readonly string[], language: Language): GoldWord {
  const [, form = '', lemma = '', upos = '', xpos = '', , head = '0', deprel = ''] = columns;
  const isKorean = language === 'ko';
  return {
    form,
    lemma: isKorean ? koreanLemma(koreanStem(form, lemma, xpos), xpos) : lemma.toLowerCase(),
    tag: `${upos}|${isKorean ? koreanKind(xpos) : xpos}`,
    head: Number(head) - 1,
    relation: KEPT.has(deprel) ? deprel : (deprel.split(':')[0] ?? deprel),
  };
}

/** The sentences of a file in CoNLL-U; words that stand for several, and empty ones, are left out. */
export function readConllu(text: string, language: Language): GoldWord[][] {
  return text
    .split(/\n\n+/u)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.split('\t'))
        .filter(([number]) => /^\d+$/u.test(number ?? ''))
        .map((columns) => wordOf(columns, language)),
    )
    .filter((words) => words.length > 0);
}
