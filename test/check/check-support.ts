import { compose } from '../../src/app/compose.ts';
import { type CheckedWork, checkWork } from '../../src/app/check-work.ts';
import type { CheckAsked } from '../../src/app/check-work/check-asked.ts';

const ASKED: CheckAsked = {
  agentReport: null,
  requirementsText: null,
  request: null,
  run: true,
  fresh: true,
  unenclosed: true,
  allowEmpty: false,
  keep: false,
  language: (configured) => configured ?? 'en',
};

/** Checks the work in a folder with the real outside of this process. */
export async function checkIn(
  folder: string,
  asked: Partial<CheckAsked> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<CheckedWork> {
  const outside = compose({ workingFolder: folder, environment });
  try {
    return await checkWork(folder, { ...ASKED, ...asked }, outside);
  } finally {
    await outside.close();
  }
}
