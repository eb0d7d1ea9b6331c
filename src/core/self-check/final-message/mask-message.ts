import { INLINE, ownProse, QUOTED } from './own-prose.ts';
import { type CodeKind, codeKind } from './inline-code.ts';

/** The sign that stands in a masked message for every character of a piece of inline code. */
export const SIGNS: Readonly<Record<CodeKind, string>> = {
  path: '¶',
  test_path: '†',
  docs_path: '‡',
  symbol: '§',
  command: '¢',
  test: '¤',
  lint: '£',
  types: '¥',
  build: '€',
};

const BARE_PATH =
  /(?<![\w/`.:@-])(?:\.{0,2}\/)?(?:[\w@.-]+\/)+[\w@.-]*\.[A-Za-z]{1,8}\b|(?<![\w/`.:@-])[\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|swift|php|cs|cpp|c|h|sql|ya?ml|toml|json|md|css|html|vue|sh)\b(?!\/)/g;

/** A branch that work is compared with is read by its name. */
const BRANCH =
  /(?<=\b[Oo]n (?:the )?)`(main|master|trunk|develop)`|`(main|master|trunk|develop)`(?= ?(?:브랜치|에서))/g;

/** The same signs in the author's own prose ("a fee of £30") are no code. */
const OWN_SIGNS = /[¶†‡§¢¤£¥€]/g;

/** A quotation at the start of a line must not look like an indent. */
function quoted(text: string): string {
  return '¬'.repeat(text.length);
}

function signed(code: string): string {
  return SIGNS[codeKind(code.replace(/^`|`$/g, '').trim())].repeat(code.length);
}

/**
 * A folded message with everything that is not its author's own prose blanked out, and inline code replaced by the sign of
 * its kind, character by character. Offsets stay.
 */
export function maskMessage(text: string): string {
  const prose = ownProse(text)
    .replace(OWN_SIGNS, '¬')
    .replace(BRANCH, (_, before: string | undefined, after: string | undefined) => ` ${before ?? after} `);
  return prose.replace(INLINE, signed).replace(QUOTED, quoted).replace(BARE_PATH, signed);
}
