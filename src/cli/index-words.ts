import type { IndexProgress } from '../app/index/index-folder.ts';
import type { IndexResult } from '../contract/indexed-file.ts';
import type { Language } from '../contract/language.ts';

type Files = IndexResult['files'];

interface Words {
  readonly phases: Readonly<Record<IndexProgress['phase'], string>>;
  readonly files: (files: Files) => string;
  readonly found: (result: IndexResult) => string;
  readonly reasons: Readonly<Record<string, string>>;
  /** How many were not read whole, and why, behind all that was done. */
  readonly unread: (count: number, why: string) => string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly more: (count: number) => string;
  readonly nothing: string;
  readonly notEmbedded: (why: string) => string;
  readonly notKept: (why: string) => string;
}

/** What `assay index` says. */
export const INDEX_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    phases: { reading: '읽기', tying: '잇기', embedding: '임베딩' },
    files: ({ seen, indexed, unchanged, removed }) =>
      `파일 ${seen}개 중 ${indexed}개를 색인했고 ${unchanged}개는 그대로이며, 사라진 ${removed}개를 뺐습니다`,
    found: ({ objects, relations, documents, embedded }) =>
      `코드 객체 ${objects}개, 관계 ${relations}개, 문서 ${documents}개${embedded > 0 ? `, 임베딩 ${embedded}개` : ''}를 썼습니다`,
    reasons: {
      too_large: '너무 커서 읽지 않았습니다',
      over_budget: '읽는 데 너무 오래 걸리거나 분석기를 멈추게 하여 읽지 않았습니다',
      binary: '글이 아니어서 읽지 않았습니다',
      unreadable: '읽을 수 없습니다',
      unsupported: '읽을 수 있는 형식이 아닙니다',
      generated: '프로그램이 만든 파일이라 읽지 않았습니다',
      syntax_errors: '문법 오류가 있어 읽히는 데까지만 색인했습니다',
      changed_while_read: '읽는 동안 바뀌어 다음에 다시 읽습니다',
    },
    kinds: {
      too_large: '너무 큼',
      over_budget: '오래 걸리거나 분석기를 멈춤',
      binary: '글이 아님',
      unreadable: '읽을 수 없음',
      unsupported: '형식을 모름',
      generated: '프로그램이 만듦',
      syntax_errors: '문법 오류',
      changed_while_read: '읽는 동안 바뀜',
    },
    unread: (count, why) => `다 읽지 못한 파일 ${count}개: ${why} (모두 보려면 --format json)`,
    more: (count) => `그 밖에 ${count}개 (모두 보려면 --format json)`,
    nothing: '색인할 파일이 없습니다',
    notEmbedded: (why) => `임베딩을 만들지 못해 낱말로만 찾습니다: ${why}`,
    notKept: (why) => `떨어진 비율을 신호로 남기지 못했습니다: ${why}`,
  },
  en: {
    phases: { reading: 'reading', tying: 'tying', embedding: 'embedding' },
    files: ({ seen, indexed, unchanged, removed }) =>
      `${seen} files: ${indexed} indexed, ${unchanged} unchanged, ${removed} removed`,
    found: ({ objects, relations, documents, embedded }) =>
      `${objects} code objects, ${relations} relations, ${documents} documents${embedded > 0 ? `, ${embedded} embeddings` : ''} written`,
    reasons: {
      too_large: 'is too large and was not read',
      over_budget: 'takes too long to be read, or ends its parser, and was not read',
      binary: 'is no text and was not read',
      unreadable: 'cannot be read',
      unsupported: 'is of a kind that nothing reads',
      generated: 'is written by a program and was not read',
      syntax_errors: 'has syntax errors and is indexed as far as it parses',
      changed_while_read: 'changed while it was read; the next run reads it again',
    },
    kinds: {
      too_large: 'too large',
      over_budget: 'over what reading may take',
      binary: 'no text',
      unreadable: 'not readable',
      unsupported: 'of an unknown kind',
      generated: 'written by a program',
      syntax_errors: 'with syntax errors',
      changed_while_read: 'changed while read',
    },
    unread: (count, why) =>
      `${count} ${count === 1 ? 'file' : 'files'} not read whole: ${why} (all of them: --format json)`,
    more: (count) => `${count} more (all of them: --format json)`,
    nothing: 'there is nothing to index',
    notEmbedded: (why) => `no embeddings were made, search goes by words alone: ${why}`,
    notKept: (why) => `a share that fell was not kept as a signal: ${why}`,
  },
};
