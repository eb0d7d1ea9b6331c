import { z } from 'zod';

/** What a person asks of the workbench; the task of a checklist. */
export const FeatureType = z.enum(['insight', 'search_qa', 'writing', 'spellcheck', 'template', 'summarize']);
export type FeatureType = z.infer<typeof FeatureType>;
