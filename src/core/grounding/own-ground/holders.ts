import type { GroundingSettings } from '../../../contract/grounding-settings.ts';
import { termsOf } from '../../language/terms.ts';
import type { Holder } from '../held.ts';
import { passageHolder } from '../passages/passage-holder.ts';
import { preparePassages } from '../passages/prepare-passages.ts';
import type { EvidenceContent } from './evidence-content.ts';

type TextContent = EvidenceContent & { readonly text: string };

function hasText(content: EvidenceContent): content is TextContent {
  return content.text !== null;
}

/** The verifiers for these pieces of evidence: one for all text together or one for each piece, one for each set of records. */
export function holdersOf(contents: readonly EvidenceContent[], settings: GroundingSettings): Holder[] {
  const texts = contents.filter(hasText);
  const groups = settings.aggregate === 'joined' ? [texts] : texts.map((text) => [text]);
  return groups
    .filter((group) => group.length > 0)
    .map((group) => passageHolder(preparePassages(group, termsOf)));
}
