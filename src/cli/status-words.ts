import type { Language } from '../contract/language.ts';

interface Words {
  readonly none: string;
  readonly databases: Readonly<Record<'embedded' | 'postgres', string>>;
  readonly by: (url: string) => string;
  readonly database: string;
  readonly index: string;
  readonly counts: (files: number, objects: number, documents: number) => string;
  readonly noIndex: string;
  readonly coverage: string;
  readonly parts: Readonly<Record<'params' | 'returns' | 'fields' | 'lines', string>>;
  readonly ioGate: string;
  readonly lastIndex: string;
  readonly brokenOff: string;
  readonly jobs: string;
  readonly noJobs: string;
  readonly workers: string;
  readonly gaps: string;
  readonly suggestions: string;
  readonly signals: string;
  readonly asks: string;
  readonly asked: (count: number, answered: number, failed: number, improved: number) => string;
}

/** What `assay status` says. */
export const STATUS_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    none: '아직 데이터베이스가 없습니다: `assay index`나 `assay serve`가 만듭니다',
    databases: { embedded: '내장', postgres: 'Postgres (DATABASE_URL)' },
    by: (url) => `여기서 서버 실행 중: ${url}`,
    database: '데이터베이스',
    index: '색인',
    counts: (files, objects, documents) => `파일 ${files}, 객체 ${objects}, 문서 ${documents}`,
    noIndex: '없음: `assay index`로 만듭니다',
    coverage: '추출 비율',
    parts: { params: '매개변수', returns: '반환값', fields: '필드', lines: '줄' },
    ioGate: 'IO 게이트',
    lastIndex: '마지막 색인',
    brokenOff: '(중단됨)',
    jobs: '작업',
    noJobs: '없음',
    workers: '작업자',
    gaps: '열린 지식의 빈틈',
    suggestions: '승인을 기다리는 제안',
    signals: '지난 하루의 신호',
    asks: '지난 하루의 질문',
    asked: (count, answered, failed, improved) =>
      `${count}건, 답함 ${answered}건; 처음에 실패 ${failed}건 중 두 번 안에 나아짐 ${improved}건`,
  },
  en: {
    none: 'there is no database yet: `assay index` or `assay serve` makes one',
    databases: { embedded: 'embedded', postgres: 'Postgres (DATABASE_URL)' },
    by: (url) => `a server runs here, at ${url}`,
    database: 'database',
    index: 'index',
    counts: (files, objects, documents) => `${files} files, ${objects} objects, ${documents} documents`,
    noIndex: 'none: `assay index` makes one',
    coverage: 'coverage',
    parts: { params: 'params', returns: 'returns', fields: 'fields', lines: 'lines' },
    ioGate: 'IO gate',
    lastIndex: 'last index',
    brokenOff: '(broken off)',
    jobs: 'jobs',
    noJobs: 'none',
    workers: 'workers',
    gaps: 'gaps open',
    suggestions: 'suggestions pending',
    signals: 'signals of the last day',
    asks: 'asks of the last day',
    asked: (count, answered, failed, improved) =>
      `${count}, answered ${answered}; of ${failed} that failed at first, improved within two rounds: ${improved}`,
  },
};
