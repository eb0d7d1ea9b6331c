import { z } from 'zod';

/** What the feature `summarize` answers with, as JSON. */
export const Summary = z.object({ summary: z.string(), key_points: z.array(z.string()).default([]) });
export type Summary = z.infer<typeof Summary>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The summary that a text is, whatever a model wrote around its JSON; null where it is none. */
export function summaryIn(text: string): Summary | null {
  const object = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return Summary.safeParse(parsed(object)).data ?? null;
}

/** WB10: a summary as Markdown: its sentences, each point a list item. What is no summary stays as it is. */
export function summaryText(text: string): string {
  const summary = summaryIn(text);
  if (summary === null) return text;
  return [summary.summary, ...summary.key_points.map((point) => `- ${point}`)].join('\n\n');
}
