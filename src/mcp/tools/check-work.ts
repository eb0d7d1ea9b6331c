import { z } from 'zod';
import { checkWork } from '../../app/check-work.ts';
import { Language } from '../../contract/language.ts';
import { WorkReport } from '../../contract/work-report.ts';
import { GivenVerdict, givenVerdict } from '../given-verdict.ts';
import { shortReport } from '../../core/report/short-work-report.ts';
import { checkText } from '../text/check-text.ts';
import { writingIn } from '../text/writing.ts';
import { tool } from '../tool.ts';
import { toldVerdict } from '../told.ts';
import { allowedWork } from './allowed-work.ts';

const Input = z.strictObject({
  path: z
    .string()
    .min(1)
    .optional()
    .describe('A folder of the git work tree; default: where the server runs'),
  base: z
    .string()
    .min(1)
    .optional()
    .describe('Compare with this revision; default: the merge base, else HEAD'),
  message: z
    .string()
    .optional()
    .describe('Your final message or report: its claims are held against the work'),
  requirements: z.string().optional().describe('What was asked for: a Markdown checklist or an issue'),
  request: z.string().optional().describe('What was asked for, in a sentence'),
  run: z.boolean().default(true).describe('false: nothing is run, only the difference is looked at'),
  fresh: z.boolean().default(false).describe('Run again what was run before on the same tree'),
  allow_empty: z.boolean().default(false).describe('Work without tests or changes passes'),
  language: Language.optional(),
  keep: z.boolean().default(true).describe('false: the verdict is not kept'),
});

const Output = GivenVerdict.extend({ report: WorkReport });

/** The verdict of `assay check`. */
export const checkWorkTool = tool({
  name: 'check_work',
  right: 'check',
  title: 'Check finished work',
  description:
    'Is the work in this git work tree really done? Runs its tests in a copy, and the tests of the base on the new code, scans the difference for bent tests, and holds requirements and your final message against all of it. Call it before you say that work is done. Returns PASSED, FAILED or INCOMPLETE, and each open point with the command that settles it. It writes nothing in the work tree; it may take minutes.',
  // It runs the commands of the repository, in a copy: what these do is theirs.
  manners: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: Input,
  output: Output,
  async handle({ path, message, requirements, request, allow_empty, language, ...asked }, context, abort) {
    const folder = await allowedWork(path, context);
    const { outside, wording } = context;
    const checked = await checkWork(
      folder,
      {
        ...asked,
        agentReport: message ?? null,
        requirementsText: requirements ?? null,
        request: request ?? null,
        allowEmpty: allow_empty,
        language: (configured) => context.language(language, configured),
        abort,
      },
      outside,
    );
    const spoken = checked.report.metadata.language;
    const report = shortReport(wording.inLanguage(checked.report, spoken));
    const writing = writingIn(spoken, wording);
    const given = await givenVerdict(checked.verdict, asked.keep, checked.notKept, context);
    const value = { ...given, report };
    return toldVerdict(value, checkText(checked.report, writing), writing);
  },
});
