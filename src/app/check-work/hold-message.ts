import type { Language } from '../../contract/language.ts';
import type { JudgedClaim, MessageLimitation } from '../../contract/message-claim.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import type { WorkChange } from '../../contract/work-change.ts';
import type { WorkFinding } from '../../contract/work-finding.ts';
import type { ClaimGround } from '../../core/self-check/final-message/claim-ground.ts';
import { objectsOf } from '../../core/self-check/final-message/claim-verdict.ts';
import { contradictions } from '../../core/self-check/final-message/contradictions.ts';
import { isSamePath } from '../../core/self-check/final-message/find-in-change.ts';
import { judgeClaims } from '../../core/self-check/final-message/judge-claims.ts';
import { withoutOwnWords } from '../../core/self-check/final-message/own-words.ts';
import { type ReadMessage, readMessage } from '../../core/self-check/final-message/read-message.ts';
import { mayHoldTests } from '../../core/self-check/commands/test-file.ts';
import { mayTellAgain, toldAgain } from '../../core/self-check/final-message/told-again.ts';
import type { CheckedReport } from '../../core/self-check/report/check-report.ts';

/** What the final message of an agent came to; nothing at all where none was given. */
export interface HeldMessage {
  readonly read: {
    readonly claims?: readonly JudgedClaim[];
    readonly limitations?: readonly MessageLimitation[];
  };
  readonly findings: readonly WorkFinding[];
  /** Sentences that admit what is open. */
  readonly admitted: readonly string[];
}

type Gathered = Omit<ClaimGround, 'paths' | 'unchanged' | 'ignored' | 'tested' | 'claims' | 'limitations'>;

const MOST_ASKED = 100;

/** Paths that the message names, that are no file of the work, and that lie on disk all the same. */
async function ignoredPaths(
  tree: WorkTree,
  { claims }: ReadMessage,
  paths: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const named = new Set(claims.flatMap((claim) => objectsOf(claim, 'path')));
  const absent = [...named]
    .filter((path) => !path.endsWith('/') && ![...paths].some((file) => isSamePath(file, path)))
    .slice(0, MOST_ASKED);
  const texts = await tree.readMany('work', absent);
  return new Set(absent.filter((_, at) => texts[at] !== null && texts[at] !== undefined));
}

/** Texts of files that the message names and that did not change. */
async function unchangedTexts(
  tree: WorkTree,
  { claims }: ReadMessage,
  paths: ReadonlySet<string>,
  { files }: WorkChange,
): Promise<ReadonlyMap<string, string>> {
  const named = [...new Set(claims.flatMap((claim) => objectsOf(claim, 'path')))];
  const changed = new Set(files.map(({ path }) => path));
  const same = [...paths]
    .filter((file) => !changed.has(file) && named.some((path) => isSamePath(file, path)))
    .slice(0, MOST_ASKED);
  const texts = await tree.readMany('work', same);
  const pairs = same.map((path, at): readonly [string, string] => [path, texts[at] ?? '']);
  return new Map(pairs);
}

/** What is admitted, each thing once: the clause of a sentence that is there already is left out. */
function admittedIn(found: readonly string[], limitations: readonly MessageLimitation[]): readonly string[] {
  const more = limitations
    .map(({ text }) => text)
    .filter((text) => !found.some((sentence) => sentence.includes(text)));
  return [...found, ...more];
}

/** What a message is held with: `found`, what its report was already found to say; `since`, an older and wider change. */
interface MessagePlace {
  readonly tree: WorkTree;
  /** All files of the work. */
  readonly paths: ReadonlySet<string>;
  readonly language: Language;
  readonly found: CheckedReport;
  readonly isTest: (path: string) => boolean;
  /** Whether a command was found that runs the tests. */
  readonly hasCommand: boolean;
  readonly since: () => Promise<WorkChange | null>;
}

/** The claims; what was done in earlier turns may be told again. */
async function judged(
  text: string,
  ground: ClaimGround,
  { language, isTest, since }: MessagePlace,
): Promise<readonly JudgedClaim[]> {
  const claims = judgeClaims(ground, language);
  const change = mayTellAgain(claims) ? await since() : null;
  if (change === null) return claims;
  const older = withoutOwnWords(change, text);
  const testFiles = older.files.map(({ path }) => path).filter(isTest);
  return toldAgain(claims, judgeClaims({ ...ground, change: older, testFiles, crossRun: null }, language));
}

/** Holds an agent's final message against what was gathered. */
export async function holdMessage(
  text: string | null,
  gathered: Gathered,
  place: MessagePlace,
): Promise<HeldMessage> {
  const { tree, paths, found, hasCommand } = place;
  if (text === null) return { read: {}, findings: [], admitted: found.admitted };
  const message = readMessage(text);
  const ignored = await ignoredPaths(tree, message, paths);
  const tested = hasCommand || [...paths].some(mayHoldTests);
  const change = withoutOwnWords(gathered.change, text);
  const unchanged = await unchangedTexts(tree, message, paths, gathered.change);
  const ground = { ...gathered, ...message, change, paths, unchanged, ignored, tested };
  const claims = await judged(text, ground, place);
  return {
    read: { claims, limitations: message.limitations },
    findings: contradictions(text, claims, found.findings),
    admitted: admittedIn(found.admitted, message.limitations),
  };
}
