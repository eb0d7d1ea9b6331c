import type { FixSuggestion } from '../contract/knowledge-gap.ts';
import type { Language } from '../contract/language.ts';

interface Words {
  readonly none: string;
  readonly head: readonly string[];
  readonly status: Readonly<Record<FixSuggestion['status'], string>>;
  readonly actions: Readonly<Partial<Record<FixSuggestion['action'], string>>>;
  readonly version: (version: number) => string;
  readonly byAssay: string;
  readonly details: string;
  readonly versions: string;
  readonly nothing: string;
  readonly did: string;
  readonly decided: (id: string, status: FixSuggestion['status'], version: number) => string;
}

const KO_STATUS = { pending: '결정 대기', applied: '적용됨', rejected: '거절됨', undone: '되돌림' };
const EN_STATUS = { pending: 'pending', applied: 'applied', rejected: 'rejected', undone: 'undone' };

/** What `assay suggestions` says. */
export const SUGGESTION_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    none: '제안이 없습니다',
    head: ['제안', '상태', '판', '조치', '대상', '마지막 변화'],
    status: KO_STATUS,
    actions: {
      'schema.link.suggest': '코드와 스키마 잇기',
      'index.module': '가져오는 파일까지 색인',
      'index.file': '파일 색인',
      'evidence.inject': '근거 넣기',
      'model.switch': '모델 바꾸기',
    },
    version: (version) => `${version}판`,
    byAssay: 'Assay',
    details: '내용',
    versions: '판',
    nothing: '-',
    did: '한 일',
    decided: (id, status, version) => `${id}: ${KO_STATUS[status]} (${version}판)`,
  },
  en: {
    none: 'there is no suggestion',
    head: ['suggestion', 'status', 'version', 'action', 'target', 'last change'],
    status: EN_STATUS,
    actions: {
      'schema.link.suggest': 'tie code to the database',
      'index.module': 'index a file and its imports',
      'index.file': 'index a file',
      'evidence.inject': 'add evidence',
      'model.switch': 'change the model',
    },
    version: (version) => `version ${version}`,
    byAssay: 'Assay',
    details: 'details',
    versions: 'versions',
    nothing: '-',
    did: 'did',
    decided: (id, status, version) => `${id}: ${EN_STATUS[status]} (version ${version})`,
  },
};
