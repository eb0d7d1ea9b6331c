import type { FeatureType } from '../../contract/feature.ts';
import { summaryText } from '../../contract/summary.ts';

/** WB10: what of an answer asserts something: of a summary its sentences, not the JSON around them; of what is no such JSON all of it. */
export function textToVerify(feature: FeatureType, text: string): string {
  return feature === 'summarize' ? summaryText(text) : text;
}

/** True where an answer is verified as it stands, and so while it grows. */
export function growsAsText(feature: FeatureType): boolean {
  return feature !== 'summarize';
}
