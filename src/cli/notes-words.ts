import type { Language } from '../contract/language.ts';
import type { SkippedFileReason } from '../contract/ports/note-files.ts';

interface Words {
  readonly imported: (written: number, unchanged: number, skipped: number) => string;
  readonly skipped: Readonly<Record<SkippedFileReason, string>>;
  readonly none: string;
  readonly head: readonly string[];
  readonly tags: string;
  readonly changed: string;
  readonly sampled: (count: number) => string;
}

/** What `assay notes` says. */
export const NOTES_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    imported: (written, unchanged, skipped) =>
      `노트 ${written}개를 썼고, ${unchanged}개는 그대로이며, ${skipped}개는 건너뛰었습니다`,
    skipped: {
      symbolic_link: '심볼릭 링크는 따라가지 않습니다',
      too_large: '1 MB보다 큽니다',
      not_text: 'UTF-8 글이 아닙니다',
      unreadable: '읽을 수 없습니다',
    },
    none: '보관된 노트가 없습니다',
    head: ['노트', '고친 날', '제목'],
    tags: '태그',
    changed: '고친 때',
    sampled: (count) => `예제 노트 ${count}개를 넣었습니다. 무엇이든 물어보세요`,
  },
  en: {
    imported: (written, unchanged, skipped) =>
      `${written} notes written, ${unchanged} unchanged, ${skipped} skipped`,
    skipped: {
      symbolic_link: 'is a symbolic link, which is not followed',
      too_large: 'is larger than 1 MB',
      not_text: 'is not UTF-8 text',
      unreadable: 'cannot be read',
    },
    none: 'no note is kept here',
    head: ['note', 'changed', 'title'],
    tags: 'tags',
    changed: 'changed',
    sampled: (count) => `${count} sample notes were put in: ask about them`,
  },
};
