import type { Language } from '../contract/language.ts';
import { withParticle } from '../core/language/fitting-particle.ts';

/** The words of `assay kg`. */
export interface KgWords {
  readonly loaded: (rows: number, entities: number, facts: number, relations: number) => string;
  readonly unchanged: string;
  readonly dangling: (file: string, count: number, ids: string) => string;
  readonly names: string;
  readonly facts: string;
  readonly relations: string;
  readonly none: string;
  readonly asOf: (day: string) => string;
  readonly earlier: (count: number) => string;
  readonly ambiguous: (name: string, count: number) => string;
  readonly unknown: (name: string) => string;
  readonly similar: string;
  readonly more: (count: number) => string;
}

const ko: KgWords = {
  loaded: (rows, entities, facts, relations) =>
    `행 ${rows} · 대상 ${entities} · 사실 ${facts} · 관계 ${relations}`,
  unchanged: '바뀌지 않음',
  dangling: (file, count, ids) => `${file}: 관계가 가리키는 대상 ${count}개가 어느 파일에도 없습니다: ${ids}`,
  names: '이름',
  facts: '현재 사실',
  relations: '관계',
  none: '없음',
  asOf: (day) => `${day} 기준`,
  earlier: (count) => `다른 시점 ${count}개`,
  ambiguous: (name, count) =>
    `${withParticle(`“${name}”`, '은(는)')} ${count}개의 대상을 가리킬 수 있습니다. id로 물어 주세요:`,
  unknown: (name) => `“${name}”: 지식 그래프에 없는 이름입니다`,
  similar: '비슷한 이름',
  more: (count) => `외 ${count}개`,
};

const en: KgWords = {
  loaded: (rows, entities, facts, relations) =>
    `${rows} rows · ${entities} entities · ${facts} facts · ${relations} relations`,
  unchanged: 'unchanged',
  dangling: (file, count, ids) => `${file}: ${count} objects of relations that no file brings: ${ids}`,
  names: 'names',
  facts: 'current facts',
  relations: 'relations',
  none: 'none',
  asOf: (day) => `as of ${day}`,
  earlier: (count) => `${count} of other times`,
  ambiguous: (name, count) => `“${name}” could be ${count} things. Ask by id:`,
  unknown: (name) => `“${name}”: the graph does not know this name`,
  similar: 'similar names',
  more: (count) => `and ${count} more`,
};

export const kgWords: Readonly<Record<Language, KgWords>> = { ko, en };
