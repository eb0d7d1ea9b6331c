import { resolve } from 'node:path';
import type { JudgedClaim } from '../../contract/message-claim.ts';
import type { Language } from '../../contract/language.ts';
import type { WorkFinding } from '../../contract/work-finding.ts';
import type { WorkReport, WorkStatus } from '../../contract/work-report.ts';
import { checkWork } from '../check-work.ts';
import type { Environment } from '../configuration/environment.ts';
import { openOutside } from '../open-outside.ts';
import { type KnownOptions, refuseWrongOptions } from './known-options.ts';
import { toldInLanguage } from './told-in-language.ts';

/** How work is checked. Everything has a default. */
export interface CheckOptions {
  /** A folder of the git work tree. Default: the working folder of the process. */
  readonly folder?: string | undefined;
  /** The revision to compare with. Default: the merge base, else the last commit. */
  readonly base?: string | undefined;
  /** The final message of whoever did the work: its claims are held against what is found. */
  readonly message?: string | undefined;
  /** What was asked for: a Markdown checklist or an issue. */
  readonly requirements?: string | undefined;
  /** What was asked for, in a sentence. */
  readonly request?: string | undefined;
  /** False: nothing is run, only the difference is looked at. Default true. */
  readonly run?: boolean | undefined;
  /** True: results that were kept of the same tree are not taken. Default false. */
  readonly fresh?: boolean | undefined;
  /** True: tests run where they cannot be enclosed, too. Default false. */
  readonly unenclosed?: boolean | undefined;
  /** A configuration file in place of the one at the base. */
  readonly configuration?: string | undefined;
  /** Keep the verdict under the git directory. Default false. */
  readonly keep?: boolean | undefined;
  /** `ASSAY_…` variables. Default: those of the process. */
  readonly environment?: Environment | undefined;
  /** Language of messages. Default: that of the configuration, else English. */
  readonly language?: Language | undefined;
}

const OPTIONS: KnownOptions<CheckOptions> = {
  folder: 'text',
  base: 'text',
  message: 'text',
  requirements: 'text',
  request: 'text',
  run: 'switch',
  fresh: 'switch',
  unenclosed: 'switch',
  configuration: 'text',
  keep: 'switch',
  environment: 'object',
  language: 'language',
};

/** What a check came to, in short; `report` has all of it. */
export interface WorkVerdict {
  /** FAILED: something blocks. INCOMPLETE: nothing blocks, but what decides could not be checked. */
  readonly status: WorkStatus;
  /** True for PASSED alone. */
  readonly passed: boolean;
  /** What was found, each with its rule, its place and whether it blocks. */
  readonly findings: readonly WorkFinding[];
  /** The claims of the message, each with its verdict; none where none was given. */
  readonly claims: readonly JudgedClaim[];
  /** The report of `assay check`, whole. */
  readonly report: WorkReport;
}

/**
 * Checks the work in a git work tree as `assay check` does: `check({ message: 'All tests pass.' })`. Throws `AssayError`
 * where there is no work tree, no such revision, or a configuration that cannot be read.
 */
export function check(options: CheckOptions = {}): Promise<WorkVerdict> {
  return toldInLanguage(options?.language, async () => {
    refuseWrongOptions(options, OPTIONS, 'check');
    const { folder = process.cwd(), environment = process.env, message, requirements, request } = options;
    const workingFolder = resolve(folder);
    const outside = await openOutside({ workingFolder, environment });
    const asked = {
      base: options.base,
      agentReport: message ?? null,
      requirementsText: requirements ?? null,
      request: request ?? null,
      run: options.run ?? true,
      fresh: options.fresh ?? false,
      unenclosed: options.unenclosed,
      allowEmpty: false,
      keep: options.keep ?? false,
      config: options.configuration,
      language: (configured: Language | undefined) => options.language ?? configured ?? 'en',
    };
    try {
      const { report } = await checkWork(workingFolder, asked, outside);
      const { status, findings, claims = [] } = report;
      return { status, passed: status === 'PASSED', findings, claims, report };
    } finally {
      await outside.close();
    }
  });
}
