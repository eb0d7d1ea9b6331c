import type { MessageClaim } from '../../../contract/message-claim.ts';
import type { TestResult } from '../../../contract/test-run.ts';
import { isAssertion } from '../cross-run/machine-lack.ts';
import type { ClaimGround } from './claim-ground.ts';
import { type ClaimVerdict, objectsOf, proof, verdict } from './claim-verdict.ts';
import { isSamePath, wordOf } from './find-in-change.ts';

/** That something fails, in words. */
export const FAILS = /\b(?:fail\w*|red|broken)\b|실패|깨[지진져졌집]|빨간/i;
const TEST = /\btests?\b|테스트/i;
/** The tests that fail, and no more is said of them. */
const ALL_THAT_FAIL =
  /\b(?:failing|broken|red) tests?[^\p{L}\p{N}]*$|(?:실패하|깨지)[던는] 테스트(?:들)?[을를]? (?:(?:모두|전부|다) )?[^\s,]+$/iu;

function titleOf({ id }: TestResult): string {
  return id.split(' › ').at(-1) ?? '';
}

/** Its title as code, or in a sentence about a test that fails. */
function namesTitle({ text }: MessageClaim, symbols: readonly string[], title: string): boolean {
  if (symbols.includes(title)) return true;
  return FAILS.test(text) && TEST.test(text) && title.length > 2 && wordOf(title).test(text);
}

/** Tests that a claim says it mended, and that fail by an assertion in our run. */
export function stillFailing(claim: MessageClaim, ground: ClaimGround): ClaimVerdict | null {
  const { runs, crossRun, change } = ground;
  const [symbols, paths] = [objectsOf(claim, 'symbol'), objectsOf(claim, 'path')];
  const tests = runs.find(({ receipt }) => receipt.tree === 'work')?.result?.tests ?? [];
  const red = tests.filter(
    ({ id, status, message }) =>
      status === 'failed' && isAssertion(message) && crossRun?.not_run_here?.includes(id) !== true,
  );
  const mended = new Set(tests.filter(({ id }) => crossRun?.fixed.includes(id)).map(({ file }) => file));
  const isMeant = (test: TestResult): boolean => {
    const { file } = test;
    if (namesTitle(claim, symbols, titleOf(test))) return true;
    if (claim.objects.length === 0) return mended.size === 0 && ALL_THAT_FAIL.test(claim.text.trim());
    if (file === null || mended.has(file) || change.files.some(({ path }) => path === file)) return false;
    return paths.some((path) => isSamePath(file, path));
  };
  const meant = red.filter(isMeant);
  if (meant.length === 0) return null;
  return verdict(
    'CONTRADICTED',
    'tests_ran_red',
    meant.map(({ id, message = '' }) => proof('test', id, `failed ${message}`.trim())),
  );
}
