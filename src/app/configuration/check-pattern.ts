/** Constructs that no linear-time engine has: looking around and referring back. */
const BEYOND_RE2 = /\(\?(?:=|!|<=|<!)|\\[1-9]|\\k</;

/** Why a regular expression cannot be used, or undefined. */
export function patternTrouble(pattern: string): string | undefined {
  if (pattern.length > 200) return 'is longer than 200 characters';
  if (BEYOND_RE2.test(pattern)) return 'looks around or refers back, which RE2 syntax does not have';
  try {
    void new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
