import type { MessageClaim } from '../../../contract/message-claim.ts';
import type { ChangedFile } from '../../../contract/work-change.ts';
import type { ClaimGround } from './claim-ground.ts';
import { type ClaimVerdict, objectsOf, proof, verdict } from './claim-verdict.ts';
import { fileProof, isSamePath } from './find-in-change.ts';

function lieIn(file: ChangedFile, named: readonly string[]): boolean {
  return named.some((path) => isSamePath(file.path, path));
}

/** By the log no other file was edited: what else differs was not this turn's work. */
function isElses({ log }: ClaimGround, others: readonly ChangedFile[]): boolean {
  if (log === null || log.edits.length === 0 || log.edits.some(({ path }) => path === null)) return false;
  return !others.some(({ path }) =>
    log.edits.some((edit) => edit.path !== null && isSamePath(edit.path, path)),
  );
}

/** "Only touched X" against every path of the difference. Without X: against all paths that the message names. */
export function judgeOnlyTouched(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const { files } = ground.change;
  const own = objectsOf(claim, 'path');
  const named = own.length > 0 ? own : ground.claims.flatMap((one) => objectsOf(one, 'path'));
  if (files.length === 0) return verdict('UNSUPPORTED', 'nothing_changed');
  if (named.length === 0) return verdict('UNVERIFIABLE', 'names_nothing');
  const others = files.filter((file) => !lieIn(file, named));
  if (others.length === 0) return verdict('BACKED', 'only_these_changed', files.map(fileProof));
  const proven = own.length > 0 && !isElses(ground, others);
  return verdict(proven ? 'CONTRADICTED' : 'UNSUPPORTED', 'other_files_changed', others.map(fileProof));
}

/** "No breaking change": every name that a module gave is still given, and the base's tests pass on the new code. */
export function judgeNoBreakingChange(_: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const { lostExports: lost, crossRun } = ground;
  const failing = crossRun?.base_tests_failing ?? crossRun?.new_failures ?? [];
  if (failing.length > 0)
    return verdict(
      'CONTRADICTED',
      'base_tests_fail',
      failing.map((id) => proof('test', id, 'base: passed, work: failed')),
    );
  if (lost === null) return verdict('UNVERIFIABLE', 'no_way_to_look');
  if (lost.length > 0) {
    const shown = lost.map(({ file, name }) => proof('file', file, name));
    return verdict(lost.some(({ entry }) => entry) ? 'CONTRADICTED' : 'UNSUPPORTED', 'exports_lost', shown);
  }
  return verdict(crossRun === null ? 'UNVERIFIABLE' : 'BACKED', 'exports_kept');
}
