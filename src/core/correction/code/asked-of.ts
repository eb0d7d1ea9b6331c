import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { type Asked, readQuestion } from '../quote/asked.ts';
import { namesOfCode } from './named-passages.ts';
import { spreadNames } from './spread-names.ts';

/** What is asked for by its kind shows it by itself: which file, what function. */
const KINDS: ReadonlySet<string> = new Set(
  'file function modul class method interfac type tabl code sourc 파일 함수 모듈 클래스 메서드 메소드 인터페이스 타입 테이블 코드 소스 곳 위치 부분'.split(
    ' ',
  ),
);

/** Whether anything of the evidence is code: else a name such as GitHub is no name of code. */
export function holdsCode(evidence: readonly AskEvidence[]): boolean {
  return evidence.some(({ object }) => object !== null);
}

/** What a question asks, names of code as the words that they are made of; that a name says "fee" asks for no money. */
export function askedOf(question: string, evidence: readonly AskEvidence[]): Asked {
  if (!holdsCode(evidence)) return readQuestion(question);
  const unnamed = namesOfCode(question).reduce((rest, name) => rest.replaceAll(name, ' '), question);
  const { wanted, count } = readQuestion(unnamed);
  const asked = { ...readQuestion(spreadNames(question)), wanted, count };
  const words = asked.words.filter(({ stems }) => !stems.some((stem) => KINDS.has(stem)));
  return words.length === 0 ? asked : { ...asked, words: words.map((word) => ({ ...word, focus: false })) };
}
