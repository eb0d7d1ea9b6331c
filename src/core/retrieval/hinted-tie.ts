import type { CodeRelationKind } from '../../contract/code-object.ts';

/** By which ties things may be asked for beside the one that a question names, and at which end of them they stand. */
export interface HintedTie {
  readonly rels: readonly CodeRelationKind[];
  /** `src` = who calls it, `dst` = what it calls; null = either. */
  readonly end: 'src' | 'dst' | null;
}

const VERBS: readonly (readonly [verb: RegExp, rels: readonly CodeRelationKind[]])[] = [
  [/\b(?:call(?:s|ed|ers?|ing)?|invok\w+)\b|호출|부르|불러|불리/i, ['calls']],
  [
    /\b(?:us(?:e|es|ed|ers?|ing)|depend\w*)\b|사용|쓰이|쓰는|의존/i,
    ['calls', 'uses_type', 'returns_type', 'uses_schema', 'imports'],
  ],
  [/\bimport(?:s|ed|ers?|ing)?\b|임포트|가져오|가져다/i, ['imports']],
  [/\bimplement\w*\b|구현/i, ['implements', 'implements_schema']],
  [/\b(?:extend\w*|inherit\w*|subclass\w*)\b|상속/i, ['extends']],
  [/\b(?:methods?|members?|contain\w*)\b|메서드|멤버|포함/i, ['contains']],
];

/** A name as a question writes it. */
const NAME =
  /`[^`\n]+`|\b[A-Za-z_$][\w$.]{0,80}(?:[a-z0-9][A-Z]|_)\w*|\b[A-Za-z_$][\w$.]{0,80}(?=\(\)|[가-힣])/;
const PASSIVE = /\b(?:is|are|was|were|gets?|be|been)\b[^?.]{0,60}\b\w+ed\b|되|불리|쓰이/i;
const OBJECT = /^(?:\(\))?(?:을|를)/;
const SUBJECT = /^(?:\(\))?(?:이|가|은|는)/;

/**
 * RT12: the ties that a question hints at in words, in Korean or English; null where it asks for none. Loose, for it only
 * ranks what was found: what an answer rests on is read by `askedTie`.
 */
export function hintedTie(question: string): HintedTie | null {
  for (const [verb, rels] of VERBS) {
    const at = question.search(verb);
    if (at >= 0) return { rels, end: rels[0] === 'contains' ? 'dst' : endOf(question, at) };
  }
  return null;
}

/** `who calls X`, `X is called by`, X를 호출하는: the source of the edge; `X calls`, X가 호출하는: its end. */
function endOf(question: string, verb: number): HintedTie['end'] {
  const name = NAME.exec(question);
  if (name === null) return null;
  const behind = question.slice(name.index + name[0].length);
  if (OBJECT.test(behind) || PASSIVE.test(question)) return 'src';
  if (SUBJECT.test(behind)) return 'dst';
  return name.index > verb ? 'src' : 'dst';
}
