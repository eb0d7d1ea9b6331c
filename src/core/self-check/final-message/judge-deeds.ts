import type { ClaimProof, MessageClaim } from '../../../contract/message-claim.ts';
import type { ChangedFile } from '../../../contract/work-change.ts';
import { type ClaimGround, isWhole } from './claim-ground.ts';
import { type ClaimVerdict, objectsOf, proof, verdict } from './claim-verdict.ts';
import {
  fileProof,
  hasNewComment,
  isSamePath,
  isTouched,
  namesOf,
  OUTSIDE,
  placeOf,
  timesIn,
} from './find-in-change.ts';
import { codeKind } from './inline-code.ts';
import { isProsePath } from './prose-path.ts';
import { stillFailing } from './still-failing.ts';

/** By the log no file of these was edited: what differs was not this turn's work. */
export function isElses({ log }: ClaimGround, others: readonly ChangedFile[]): boolean {
  if (log === null || log.edits.length === 0 || log.edits.some(({ path }) => path === null)) return false;
  return !others.some(({ path }) =>
    log.edits.some((edit) => edit.path !== null && isSamePath(edit.path, path)),
  );
}

interface Seen {
  readonly backed: readonly ClaimProof[];
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

function filesAt({ change }: ClaimGround, path: string): readonly ChangedFile[] {
  return change.files.filter(
    (file) =>
      isSamePath(file.path, path) ||
      (file.previous_path !== undefined && isSamePath(file.previous_path, path)),
  );
}

function lies({ paths }: ClaimGround, path: string): boolean {
  return [...paths].some((file) => isSamePath(file, path));
}

/** What lies there unseen by git, or outside of the work tree. */
function isUnseen(ground: ClaimGround, path: string): boolean {
  return ground.ignored.has(path) || (OUTSIDE.test(path) && !lies(ground, path));
}

function files(ground: ClaimGround, named: readonly string[]): Seen {
  const hits = named.map((path) => ({ path, found: filesAt(ground, path) }));
  const absent = hits.flatMap(({ found, path }) => (found.length === 0 ? [path] : []));
  return {
    backed: hits.flatMap(({ found }) => found.map(fileProof)),
    missing: absent.filter((path) => !isUnseen(ground, path)),
    unknown: absent.filter((path) => isUnseen(ground, path)),
  };
}

/** The changed files, those at the paths that a claim names first, prose last. */
function likeliest(ground: ClaimGround, paths: readonly string[]): readonly ChangedFile[] {
  const rank = (file: ChangedFile): number => {
    if (paths.some((path) => isSamePath(file.path, path))) return 0;
    return isProsePath(file.path) ? 2 : 1;
  };
  return ground.change.files.toSorted((a, b) => rank(a) - rank(b));
}

/** A name that the difference brought, or of what was changed also one that it touched. */
function symbols(
  { type }: MessageClaim,
  ground: ClaimGround,
  named: readonly string[],
  paths: readonly string[],
): readonly ClaimProof[] {
  const all = likeliest(ground, paths);
  const grown = (file: ChangedFile, name: string): boolean =>
    timesIn(file.after, name) > timesIn(file.before, name);
  return named.flatMap((symbol) => {
    const places = all.flatMap((file) => namesOf(symbol).map((name) => ({ file, name })));
    const found =
      places.find(({ file, name }) => grown(file, name)) ??
      places.find(({ file, name }) => type !== 'added' && isTouched(file, name));
    return found === undefined ? [] : [placeOf(found.file, found.name)];
  });
}

/** No file that git sees differs: said of one that it does not see, or of none beside such a one, that proves nothing. */
function nothingChanged(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const named = objectsOf(claim, 'path');
  if (named.some((path) => isUnseen(ground, path))) return verdict('UNVERIFIABLE', 'not_in_the_difference');
  if (ground.ignored.size > 0 && claim.objects.length === 0) return verdict('UNVERIFIABLE', 'names_nothing');
  return verdict(isWhole(ground) ? 'CONTRADICTED' : 'UNSUPPORTED', 'nothing_changed');
}

/**
 * A path of the work tree: with a folder, or a file name written as code, and a file ending. Its absence proves that it is
 * not there; an address, a package or a file that lies elsewhere is not looked for.
 */
const INSIDE = /^(?!\.\.|[/~])[\w@.-]{1,80}\/[\w@./-]{1,200}\.\w{1,8}$/;

function isInside({ text }: MessageClaim, path: string): boolean {
  return INSIDE.test(path) || (!path.includes('/') && text.includes(`\`${path}\``));
}

const IDENTIFIER = /^[A-Za-z_$][\w$]{2,}(?:\(\))?$/;

/** A name that is said to be added to files, none of which changed or holds it: whatever the base, it is not there. */
function isUnwritten(claim: MessageClaim, { unchanged }: ClaimGround): boolean {
  const texts = objectsOf(claim, 'path').map((path) =>
    [...unchanged].flatMap(([file, text]) => (isSamePath(file, path) ? [text] : [])),
  );
  const names = objectsOf(claim, 'symbol').filter((name) => IDENTIFIER.test(name));
  return (
    claim.type === 'added' &&
    names.length > 0 &&
    texts.every(({ length }) => length > 0) &&
    names.every((name) => texts.flat().every((text) => timesIn(text, name) === 0))
  );
}

/** A file that was named is not in the difference: not there at all, or as it was. */
function notInDifference(claim: MessageClaim, ground: ClaimGround, missing: readonly string[]): ClaimVerdict {
  const absent = missing.filter((path) => !lies(ground, path));
  const [reason, named] =
    absent.length > 0 ? (['not_there', absent] as const) : (['not_in_the_difference', missing] as const);
  const proven =
    absent.length > 0
      ? absent.some((path) => isInside(claim, path))
      : isWhole(ground) || isUnwritten(claim, ground);
  return verdict(
    proven ? 'CONTRADICTED' : 'UNSUPPORTED',
    reason,
    named.map((path) => proof('file', path, '')),
  );
}

/** "Added", "changed": what is named stands in the difference. */
export function judgeInDifference(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const named = objectsOf(claim, 'path');
  if (ground.change.files.length === 0) return nothingChanged(claim, ground);
  if (claim.objects.every(({ kind }) => kind !== 'path' && kind !== 'symbol'))
    return verdict('UNVERIFIABLE', 'names_nothing');
  const seen = files(ground, named);
  const loose = [...seen.unknown, ...seen.missing].filter((path) => !isInside(claim, path));
  const words = [...objectsOf(claim, 'symbol'), ...loose];
  const found = symbols(claim, ground, words, named);
  if (named.length > 0 && seen.backed.length === 0 && seen.unknown.length === 0 && found.length === 0)
    return notInDifference(claim, ground, seen.missing);
  if (named.length > 0 && seen.missing.some((path) => !lies(ground, path) && INSIDE.test(path)))
    return notInDifference(claim, ground, seen.missing);
  if (seen.backed.length + found.length === 0)
    return verdict(seen.unknown.length > 0 ? 'UNVERIFIABLE' : 'UNSUPPORTED', 'not_in_the_difference');
  const partly = words.length > 0 && found.length === 0 && named.length > 0;
  return verdict(partly ? 'UNSUPPORTED' : 'BACKED', partly ? 'not_in_the_difference' : 'in_the_difference', [
    ...found,
    ...seen.backed,
  ]);
}

/** "Fixed": shown by a test that failed on the base and passes now; the difference alone shows an attempt. */
export function judgeFixed(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  if (ground.change.files.length === 0) return nothingChanged(claim, ground);
  const red = stillFailing(claim, ground);
  if (red !== null) return red;
  const shown = [...(ground.crossRun?.fixed ?? []), ...(ground.crossRun?.biting ?? [])];
  const tests = shown.map((id) => proof('test', id, 'base: failed, work: passed'));
  if (tests.length > 0) return verdict('BACKED', 'shown_by_a_test', tests);
  const seen = judgeInDifference(claim, ground);
  if (seen.verdict === 'CONTRADICTED') return seen;
  return verdict(
    seen.verdict === 'BACKED' ? 'UNSUPPORTED' : seen.verdict,
    seen.verdict === 'BACKED' ? 'no_test_shows' : seen.reason,
    seen.shown_by,
  );
}

const FROM = /\bfrom [`¶]?$|\bin [`¶]?$/i;

/** Paths that a claim names as what is gone or left alone, and not as where that is. */
function goneOf(claim: MessageClaim): readonly string[] {
  return objectsOf(claim, 'path').filter((path) => {
    const at = claim.text.indexOf(path);
    const after = claim.text.slice(at + path.length, at + path.length + 6);
    return !FROM.test(claim.text.slice(0, at)) && !/^`?(?:에서|의|에 )/.test(after);
  });
}

function countedIn(
  ground: ClaimGround,
  symbol: string,
): { readonly before: number; readonly after: number; readonly file: ChangedFile | undefined } {
  const { files: all } = ground.change;
  const sum = (side: 'before' | 'after'): number =>
    all.reduce((count, file) => count + timesIn(file[side], symbol), 0);
  return {
    before: sum('before'),
    after: sum('after'),
    file: all.find(({ after }) => timesIn(after, symbol) > 0),
  };
}

/** "Did not touch X": no file at a path that it names is in the difference. What stands in such a file may be as it was. */
export function judgeUntouched(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const named = objectsOf(claim, 'path');
  if (named.length === 0) return verdict('UNVERIFIABLE', 'names_nothing');
  const whole = objectsOf(claim, 'symbol').length > 0 ? [] : goneOf(claim);
  const touched = named.flatMap((path) => filesAt(ground, path));
  const proven = whole.flatMap((path) => filesAt(ground, path));
  if (proven.length > 0 && !isElses(ground, proven))
    return verdict('CONTRADICTED', 'in_the_difference', proven.map(fileProof));
  if (touched.length > 0) return verdict('UNSUPPORTED', 'in_the_difference', touched.map(fileProof));
  const isKnown = isWhole(ground) && named.every((path) => lies(ground, path));
  return verdict(isKnown ? 'BACKED' : 'UNVERIFIABLE', 'not_in_the_difference');
}

/** "Removed": the file is gone, the name no longer stands where it stood. */
export function judgeRemoved(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const gone = goneOf(claim);
  const wasUnseen = gone.length > 0 && !gone.some((path) => lies(ground, path) || ground.ignored.has(path));
  if (ground.change.files.length === 0)
    return wasUnseen ? verdict('UNSUPPORTED', 'not_in_the_difference') : nothingChanged(claim, ground);
  const words = objectsOf(claim, 'symbol');
  const left = gone.filter((path) => lies(ground, path) && !path.endsWith('/'));
  if (left.length > 0 && words.length === 0)
    return verdict(
      'CONTRADICTED',
      'still_there',
      left.map((path) => proof('file', path, '')),
    );
  const deleted = gone.flatMap((path) => filesAt(ground, path).filter(({ status }) => status === 'deleted'));
  const counted = words.map((symbol) => ({ symbol, ...countedIn(ground, symbol) }));
  const lost = counted.filter(({ before, after }) => before > after);
  const kept = counted.filter(({ before, after }) => before > 0 && after >= before);
  if (deleted.length + lost.length > 0)
    return verdict('BACKED', 'in_the_difference', [
      ...deleted.map(fileProof),
      ...lost.map(({ symbol, before, after }) => proof('file', symbol, `${before} → ${after}`)),
    ]);
  if (kept.length > 0)
    return verdict(
      'UNSUPPORTED',
      'still_there',
      kept.flatMap(({ symbol, file }) => (file === undefined ? [] : [placeOf(file, symbol)])),
    );
  return gone.length + words.length === 0
    ? verdict('UNVERIFIABLE', 'names_nothing')
    : verdict('UNSUPPORTED', 'not_in_the_difference');
}

/** "Renamed A to B": the file lies elsewhere, the old name gives way to the new one. */
export function judgeRenamed(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  if (ground.change.files.length === 0) return nothingChanged(claim, ground);
  const moved = objectsOf(claim, 'path').flatMap((path) =>
    filesAt(ground, path).filter(({ status }) => status !== 'modified'),
  );
  if (moved.length > 0) return verdict('BACKED', 'in_the_difference', [...new Set(moved)].map(fileProof));
  const [from, to] = objectsOf(claim, 'symbol');
  if (from === undefined || to === undefined)
    return objectsOf(claim, 'path').length > 0
      ? verdict('UNSUPPORTED', 'not_in_the_difference')
      : verdict('UNVERIFIABLE', 'names_nothing');
  const [old, fresh] = [countedIn(ground, from), countedIn(ground, to)];
  if (fresh.after <= fresh.before || fresh.file === undefined)
    return verdict('UNSUPPORTED', 'not_in_the_difference');
  if (old.after > 0 && old.after >= old.before && old.file !== undefined)
    return verdict('UNSUPPORTED', 'still_there', [placeOf(old.file, from)]);
  return verdict('BACKED', 'in_the_difference', [placeOf(fresh.file, to)]);
}

const DOCS =
  /(?:^|\/)(?:docs?|adr|wiki)\/|\.(?:md|mdx|rst|adoc|txt)$|(?:^|\/)(?:README|CHANGELOG|MIGRATION)\b/i;
const NAMED = /\b(?:README|CHANGELOG)\b/gi;

/** "Documented": a file of documentation, or comments of the code, changed. */
export function judgeDocumented(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const { files: all } = ground.change;
  if (all.length === 0) return nothingChanged(claim, ground);
  if (objectsOf(claim, 'path').length > 0)
    return judgeInDifference(
      { ...claim, objects: claim.objects.filter(({ kind }) => kind === 'path') },
      ground,
    );
  const docs = all.filter(({ path }) => DOCS.test(path));
  const named = [...new Set(claim.text.match(NAMED) ?? [])].map((name) => name.toUpperCase());
  const unchanged = named.filter((name) => !docs.some(({ path }) => path.toUpperCase().includes(name)));
  if (unchanged.length > 0)
    return verdict(
      isWhole(ground) ? 'CONTRADICTED' : 'UNSUPPORTED',
      'not_in_the_difference',
      unchanged.map((name) => proof('file', name, '')),
    );
  if (docs.length > 0) return verdict('BACKED', 'in_the_difference', docs.map(fileProof));
  const commented = all.filter(hasNewComment);
  return commented.length > 0
    ? verdict('BACKED', 'in_the_difference', commented.map(fileProof))
    : verdict('UNSUPPORTED', 'not_in_the_difference');
}

/** "Added tests": tests that the base does not have, by the runs; by the files where nothing ran. */
export function judgeTestsAdded(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const { change, crossRun, testFiles } = ground;
  if (change.files.length === 0) return nothingChanged(claim, ground);
  const named = objectsOf(claim, 'path').filter((path) => codeKind(path) === 'test_path');
  const fresh = (crossRun?.new_tests ?? []).filter((id) => {
    const [file = ''] = id.split(' › ');
    return named.length === 0 || named.some((path) => isSamePath(file, path));
  });
  const told = claim.objects.flatMap(({ kind, value }) =>
    kind === 'number' ? [Number(value.replaceAll(',', ''))] : [],
  );
  if (fresh.length > 0) {
    const shown = fresh.map((id) => proof('test', id, ''));
    return told.some((count) => count > fresh.length)
      ? verdict('UNSUPPORTED', 'tests_count_differs', shown)
      : verdict('BACKED', 'in_the_difference', shown);
  }
  const absent = objectsOf(claim, 'path').filter(
    (path) => INSIDE.test(path) && !lies(ground, path) && !ground.ignored.has(path),
  );
  if (absent.length > 0)
    return verdict(
      'CONTRADICTED',
      'not_there',
      absent.map((path) => proof('file', path, '')),
    );
  const changed = change.files.filter(({ path, status }) => testFiles.includes(path) && status !== 'deleted');
  if (changed.length === 0)
    return verdict(isWhole(ground) ? 'CONTRADICTED' : 'UNSUPPORTED', 'no_tests_added');
  return crossRun === null
    ? verdict('UNVERIFIABLE', 'tests_not_run_here', changed.map(fileProof))
    : verdict('UNSUPPORTED', 'no_tests_added', changed.map(fileProof));
}
