import { z } from 'zod';
import type { FeatureType } from '../../contract/feature.ts';

const Summary = z.object({ summary: z.string(), key_points: z.array(z.string()).default([]) });

const FENCE = /^\s*```(?:json)?\s*\n|\n[^\S\n]*```\s*$/gu;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(FENCE, ''));
  } catch {
    return null;
  }
}

/** The summary that a text is; null where it is none. */
export function summaryIn(text: string): z.infer<typeof Summary> | null {
  return Summary.safeParse(parsed(text)).data ?? null;
}

/** WB10: what of an answer asserts something: of a summary its sentences, not the JSON around them; of what is no such JSON all of it. */
export function textToVerify(feature: FeatureType, text: string): string {
  if (feature !== 'summarize') return text;
  const summary = summaryIn(text);
  if (summary === null) return text;
  return [summary.summary, ...summary.key_points.map((point) => `- ${point}`)].join('\n\n');
}

/** True where an answer is verified as it stands, and so while it grows. */
export function growsAsText(feature: FeatureType): boolean {
  return feature !== 'summarize';
}
