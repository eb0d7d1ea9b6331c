import { z } from 'zod';
import type { FeatureType } from './feature.ts';

/** How much is wanted. */
export const TextLength = z.enum(['short', 'medium', 'long']);
export type TextLength = z.infer<typeof TextLength>;

/** How deep a spelling check goes. */
export const SpellcheckLevel = z.enum(['spelling', 'grammar', 'style']);
export type SpellcheckLevel = z.infer<typeof SpellcheckLevel>;

const words = z.string().trim().min(1).max(200);

export const InsightOptions = z.strictObject({
  focus: words.optional().describe('What the insight should look at.'),
});
export type InsightOptions = z.infer<typeof InsightOptions>;

export const SearchQaOptions = z.strictObject({
  limit: z.int().min(1).max(20).default(5).describe('Notes at most that the answer rests on.'),
});
export type SearchQaOptions = z.infer<typeof SearchQaOptions>;

export const WritingOptions = z.strictObject({
  type: words.optional().describe('Kind of text, as a person says it: report, essay, letter.'),
  keywords: z.array(words).max(50).default([]).describe('Words that the text must hold.'),
  tone: words.optional().describe('How it should sound.'),
  length: TextLength.default('medium').describe('short: about 150 words, medium: 400, long: 900.'),
});
export type WritingOptions = z.infer<typeof WritingOptions>;

export const SpellcheckOptions = z.strictObject({
  level: SpellcheckLevel.default('grammar').describe('spelling only, with grammar, or style too.'),
});
export type SpellcheckOptions = z.infer<typeof SpellcheckOptions>;

export const TemplateOptions = z.strictObject({
  type: words.optional().describe('Kind of document that the template is for.'),
});
export type TemplateOptions = z.infer<typeof TemplateOptions>;

export const SummarizeOptions = z.strictObject({
  length: TextLength.default('short').describe('short: a sentence or two, medium: four, long: eight.'),
  points: z.int().min(1).max(20).default(5).describe('Key points at most.'),
});
export type SummarizeOptions = z.infer<typeof SummarizeOptions>;

/** What each feature takes under `options`. */
export const FEATURE_OPTIONS = {
  insight: InsightOptions,
  search_qa: SearchQaOptions,
  writing: WritingOptions,
  spellcheck: SpellcheckOptions,
  template: TemplateOptions,
  summarize: SummarizeOptions,
} as const satisfies Record<FeatureType, z.ZodType>;
