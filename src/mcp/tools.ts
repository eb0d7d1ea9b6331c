import { checkWorkTool } from './tools/check-work.ts';
import { explainVerdictTool } from './tools/explain-verdict.ts';
import { gradeAnswerTool } from './tools/grade-answer.ts';
import { scanTextTool } from './tools/scan-text.ts';
import { verifyAnswerTool } from './tools/verify-answer.ts';
import type { Tool } from './tool.ts';

/** The tools of `assay mcp`, in the order of their list. */
export const TOOLS: readonly Tool[] = [
  verifyAnswerTool,
  checkWorkTool,
  scanTextTool,
  gradeAnswerTool,
  explainVerdictTool,
];
