import type { AIMessage, ImageContent } from '../../../contract/ai-message.ts';
import type { FeatureType } from '../../../contract/feature.ts';
import type { Language } from '../../../contract/language.ts';
import { readOptions } from '../read-options.ts';
import type { Feature, GroundNote } from './feature.ts';
import { insight } from './insight.ts';
import { searchQa } from './search-qa.ts';
import { CITING, EARLIER, UNTRUSTED } from './fence.ts';
import { spellcheck } from './spellcheck.ts';
import { summarize } from './summarize.ts';
import { template } from './template.ts';
import { writing } from './writing.ts';

/** What a person asks of a feature, with the notes that were found or named for it. */
export interface FeatureRequest {
  readonly feature: FeatureType;
  readonly content: string;
  readonly options: Readonly<Record<string, unknown>> | null | undefined;
  readonly notes: readonly GroundNote[];
  readonly images: readonly ImageContent[];
  readonly lang: Language;
  /** A task of the caller's own, in place of the words of the feature. */
  readonly instructions?: string | undefined;
  /** Earlier turns of the conversation. */
  readonly earlier?: readonly AIMessage[];
}

/** What a prompt holds of one note, in UTF-16 units; the evidence holds all of it. */
const LONGEST_NOTE = 24_000;

function cut(note: GroundNote): GroundNote {
  if (note.content.length <= LONGEST_NOTE) return note;
  return { ...note, content: `${note.content.slice(0, LONGEST_NOTE)} …` };
}

function ownSystem(instructions: string, { lang, notes }: FeatureRequest): string {
  return [instructions, ...(notes.length > 0 ? [CITING[lang]] : []), UNTRUSTED[lang]].join('\n');
}

function say<Options>(feature: Feature<Options>, options: Options, of: FeatureRequest): AIMessage[] {
  const { lang, instructions, earlier = [] } = of;
  const asked = { content: of.content, options, notes: of.notes.map(cut) };
  const system = instructions === undefined ? feature.system[lang](asked) : ownSystem(instructions, of);
  const images = of.images.length === 0 ? {} : { images: [...of.images] };
  return [
    { role: 'system', content: earlier.length === 0 ? system : `${system}\n${EARLIER[lang]}` },
    ...earlier,
    { role: 'user', content: feature.user[lang](asked), ...images },
  ];
}

/** WB3, WB4: the messages of a feature. Throws `AssayError` malformed for options that it does not take. */
export function messagesFor(of: FeatureRequest): AIMessage[] {
  const { feature, options } = of;
  switch (feature) {
    case 'insight':
      return say(insight, readOptions(feature, options), of);
    case 'search_qa':
      return say(searchQa, readOptions(feature, options), of);
    case 'writing':
      return say(writing, readOptions(feature, options), of);
    case 'spellcheck':
      return say(spellcheck, readOptions(feature, options), of);
    case 'template':
      return say(template, readOptions(feature, options), of);
    case 'summarize':
      return say(summarize, readOptions(feature, options), of);
  }
}
