import type { FeatureType } from '../../src/contract/feature.ts';

/** A field of the options of a feature, as `contract/feature-options.ts` takes them. */
export type OptionField =
  | { readonly name: 'focus' | 'type' | 'tone'; readonly kind: 'words' }
  | { readonly name: 'keywords'; readonly kind: 'list' }
  | { readonly name: 'limit' | 'points'; readonly kind: 'count' }
  | {
      readonly name: 'length';
      readonly kind: 'choice';
      readonly choices: readonly ['short', 'medium', 'long'];
    }
  | {
      readonly name: 'level';
      readonly kind: 'choice';
      readonly choices: readonly ['spelling', 'grammar', 'style'];
    };

const LENGTH = { name: 'length', kind: 'choice', choices: ['short', 'medium', 'long'] } as const;

/** What each feature can be told beside the words. */
export const OPTION_FIELDS: Readonly<Record<FeatureType, readonly OptionField[]>> = {
  insight: [{ name: 'focus', kind: 'words' }],
  search_qa: [{ name: 'limit', kind: 'count' }],
  writing: [
    { name: 'type', kind: 'words' },
    { name: 'keywords', kind: 'list' },
    { name: 'tone', kind: 'words' },
    LENGTH,
  ],
  spellcheck: [{ name: 'level', kind: 'choice', choices: ['spelling', 'grammar', 'style'] }],
  template: [{ name: 'type', kind: 'words' }],
  summarize: [LENGTH, { name: 'points', kind: 'count' }],
};

/** Of a count, as `contract/feature-options.ts` takes it. */
export const COUNT_BOUNDS = { min: 1, max: 20 } as const;

/** True where what was typed into a field is a value that it takes, or nothing. */
export function isTaken({ kind }: OptionField, typed: string): boolean {
  if (kind !== 'count' || typed.trim() === '') return true;
  const count = Number(typed);
  return Number.isInteger(count) && count >= COUNT_BOUNDS.min && count <= COUNT_BOUNDS.max;
}

/** What was typed into a field as the server takes it; undefined where nothing was. */
export function optionValue({ kind }: OptionField, typed: string): unknown {
  const text = typed.trim();
  if (text === '') return undefined;
  if (kind === 'count') return Number(text);
  if (kind === 'list')
    return text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  return text;
}
