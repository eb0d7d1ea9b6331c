import type { CodeObjectKind, IndexLanguage } from '../../contract/code-object.ts';

/** Hex digest of a text. */
export type Sha1 = (text: string) => string;

/** The id of a CBO; `nth` is above 1 where others of the same language, kind, name and path stand before it. */
export function cboId(
  sha1: Sha1,
  of: {
    readonly language: IndexLanguage;
    readonly kind: CodeObjectKind;
    readonly name: string;
    readonly path: string;
  },
  nth: number,
): string {
  const name = nth > 1 ? `${of.name}#${nth}` : of.name;
  return `cbo_${sha1(`${of.language}|${of.kind}|${name}|${of.path}`)}`;
}
