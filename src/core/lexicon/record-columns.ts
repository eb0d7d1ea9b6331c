import { wordSet } from './clause-words.ts';

/**
 * Words of a column that says what its rows are called, or by what sign each is known. Source: schema.org, `name`,
 * `alternateName`, `identifier`; 행정안전부, 공공데이터 공통표준용어 (명, 번호, 코드).
 */
export const NAMING = wordSet(
  'name title label key full_name 이름 성명 명칭 명 제목 상호 품명 제품명 상품명',
);
export const IDENTIFYING = wordSet(
  'id ids code no number key identifier sku uuid 번호 코드 아이디 사번 학번 식별자',
);

/** The last syllable of a Korean column of names, behind what is named: 프로젝트명, 부서명. */
export const NAME_SYLLABLE = '명';

/** Syllables that say of a Korean column what is told of the noun before them: its day, amount, number, rate. Source as above. */
export const HEAD_SYLLABLES = wordSet('일 액 량 수 율 률 비 자');

/** Words by which a claim speaks of the table itself. Source: schema.org, Table, ItemList; 표준국어대사전. */
export const TABLE_WORDS = wordSet(
  'list listed table row entry record data dataset listing 목록 명단 표 명부 항목 자료 기록상',
);

/** Marks of a cell that holds nothing. Source: ISO 80000-1; W3C, Data on the Web Best Practices. */
/** What stands in the cell of a thing of which a vocabulary knows that it has none. */
export const NOTHING = '∅';

export const EMPTY_CELLS = wordSet('- – — ― n/a na null none nil . ? … 미정 미입력 해당없음 해당_없음');

/** What a row is called that counts the others. Source: ECMA-376 part 1, 18.18.89 (totals of tables); 통계청, 통계표 작성 지침. */
export const TOTALS = wordSet(
  'total totals sum subtotal sub-total grand_total overall all average avg mean median total_/_average 합계 총계 소계 누계 전체 평균 총합 계',
);

/** Marks that a note under a table begins with. Source: W3C, Model for Tabular Data, § 8 (annotations); 통계청, 통계표 작성 지침. */
export const NOTE_MARKS = [
  '*',
  '†',
  '‡',
  '※',
  '주)',
  '주:',
  '자료:',
  '출처:',
  'Note:',
  'Notes:',
  'Source:',
] as const;
