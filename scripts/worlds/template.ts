import { josa } from './josa.ts';

export type Slots = Readonly<Record<string, string>>;

/**
 * Fills `{slot}` and, for Korean, `{slot:은/는}` (the slot and the particle that fits it).
 * Throws on a slot that was not given. Sentences begin with a capital letter.
 */
export function fill(form: string, slots: Slots): string {
  const text = form.replace(/\{(\w+)(?::([^}]+))?\}/gu, (_, name: string, pair?: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`template "${form}": no slot "${name}"`);
    return pair === undefined ? value : value + josa(value, pair);
  });
  const clean = text
    .replace(/ {2,}/gu, ' ')
    .replace('at at least', 'at no less than')
    .replace('at at most', 'at no more than')
    .trim();
  return clean.charAt(0).toUpperCase() + clean.slice(1);
}
