import { z } from 'zod';

/** What a slim report leaves out unless it is asked for; `all` = the whole report. */
export const ReportPart = z.enum([
  'all',
  'claims',
  'evidence_match',
  'parts',
  'sources_asked',
  'grounding',
  'graph',
]);
export type ReportPart = z.infer<typeof ReportPart>;
