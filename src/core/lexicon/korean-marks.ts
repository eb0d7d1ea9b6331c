import { wordSet } from './clause-words.ts';

/**
 * Particles and endings by what they do, as the Korean reader names them. Source: 표준국어문법론 (남기심, 고영근): 격조사와
 * 보조사, 관형사형 어미, 연결 어미.
 */
export const TOPIC_OR_SUBJECT = wordSet('은 이');
/** Particles by which a name is what its clause is about, the surest first. */
export const OWNER_MARKS: readonly string[] = [...wordSet('은 의 이 도 만')];
/** Endings of a clause that stands before a noun. */
export const ADNOMINAL = wordSet('는 ㄴ 던 ㄹ');
/** Endings of a clause that another one follows. */
export const CLAUSE_JOINING = wordSet('고 며 지만 는데 면서 되');
/** Particles as they are written, by name: cut from what they stand behind where that is a value or a quotation. */
export const CUT_PARTICLES: ReadonlyMap<string, string> = new Map(
  '은/은 는/은 이/이 가/이 을/을 를/을 의/의 로/로 으로/로 에/에 에서/에서 와/와 과/와 도/도 만/만 까지/까지 부터/부터 씩/씩'
    .split(' ')
    .map((pair) => {
      const [written = '', name = ''] = pair.split('/');
      return [written, name] as const;
    }),
);
/** Endings of a clause of a list, on a value: 52점이고. */
export const JOINING_ON_VALUE = wordSet('이고 고 이며 며 이지만 지만 이나 이고요');
