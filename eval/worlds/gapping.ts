import { fill } from '../../scripts/worlds/template.ts';
import type { Language } from '../../src/contract/language.ts';

/** A subject with its value, for a sentence about several. */
export interface Valued {
  readonly subject: string;
  readonly value: string;
}

const COPULA = /^(?:\{V:이다\/다\}|이?(?:다|입니다))$/u;

function english(form: string, [first, ...rest]: readonly Valued[]): string | null {
  if (first === undefined || !form.startsWith('{S} ') || !form.endsWith('{V}')) return null;
  const others = rest.map(({ subject, value }) => `${subject} ${value}`);
  const last = others.pop() ?? '';
  const between = others.length === 0 ? ' and ' : `, ${others.join(', ')} and `;
  return `${fill(form, { S: first.subject, V: first.value })}${between}${last}.`;
}

/** `{S}의 직원은 {V}이다`: the words before the value, what hangs on it, and the words behind. */
const KOREAN = /^(?<subject>\{S[^}]*\}\S*) (?<words>.*)(?<value>\{V[^}]*\})(?<hangs>\S*)(?<behind>.*)$/u;

function korean(form: string, all: readonly Valued[]): string | null {
  const parts = KOREAN.exec(form)?.groups;
  if (parts === undefined) return null;
  const { subject = '', words = '', value = '', hangs = '', behind = '' } = parts;
  const isCopula = behind === '' && (COPULA.test(hangs) || COPULA.test(value));
  const tail = isCopula ? '{V}' : value + hangs;
  const next = subject === '{S}의' ? '{S:은/는}' : subject;
  return all
    .map((one, at) => {
      const isLast = at === all.length - 1;
      const begun = at === 0 ? `${subject} ${words}` : `${next} `;
      return fill(begun + (isLast ? value + hangs + behind : tail), { S: one.subject, V: one.value });
    })
    .join(', ')
    .concat('.');
}

/**
 * One sentence about several subjects that says its verb once: `Northgate employs 120 people and Redhill 80 people`,
 * `A의 월 임대료는 12만 원, B는 4만 원이다`. Null where the form cannot be said so.
 */
export function gapped(language: Language, form: string, all: readonly Valued[]): string | null {
  return language === 'en' ? english(form, all) : korean(form, all);
}
