import { z } from 'zod';

/** The languages of messages and labels: equals everywhere. */
export const Language = z.enum(['ko', 'en']);
export type Language = z.infer<typeof Language>;

/** Words for one thing in each language; the first of each list is the one shown. */
export const Labels = z.object({
  ko: z.array(z.string().min(1)).default([]),
  en: z.array(z.string().min(1)).default([]),
});
export type Labels = z.infer<typeof Labels>;
