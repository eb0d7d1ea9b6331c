import { z } from 'zod';
import { checkValue } from '../../app/check-value.ts';
import { WorkEvidence } from '../../contract/work-evidence.ts';

/** Work that lies in a folder of the server. */
export const WorkInFolder = z.strictObject({
  path: z.string().min(1),
  base: z.string().min(1).optional(),
  /** The agent's own report. */
  report: z.string().optional(),
  /** A Markdown checklist or an issue. */
  requirements: z.string().optional(),
  /** What was asked for, in a sentence. */
  request: z.string().optional(),
  /** False: nothing is run, only the difference is looked at. */
  run: z.boolean().default(true),
});
export type WorkInFolder = z.infer<typeof WorkInFolder>;

/** What `POST /api/check` takes: a proof bag of F002, or where the work lies. */
export const WorkBody = z.union([WorkInFolder, WorkEvidence.strict()]);
export type WorkBody = WorkInFolder | WorkEvidence;

export function isInFolder(body: WorkBody): body is WorkInFolder {
  return 'path' in body;
}

/** Throws `AssayError` malformed naming the field. */
export function workOf(json: unknown): WorkBody {
  const at = { place: 'body', hint: 'send evidence as F002 has it, or {"path": …}; see /openapi.json' };
  const named = typeof json === 'object' && json !== null && 'path' in json;
  return named ? checkValue(WorkInFolder, json, at) : checkValue(WorkEvidence.strict(), json, at);
}
