import type { NewJob } from '../job.ts';
import type { VerdictHead, VerdictPart, VerdictRecord } from '../verdict-record.ts';

/** A kept line that could not be read: torn by a crash, or not a verdict. */
export interface UnreadVerdict {
  /** `file:line`. */
  readonly where: string;
  readonly why: string;
}

/** What is kept, newest first, each id once. */
export interface KeptVerdicts {
  readonly records: readonly VerdictRecord[];
  readonly unread: readonly UnreadVerdict[];
}

/** Keeps verdicts. Rejects with `AssayError` (read_only, disk_full, unavailable). */
export interface VerdictLedger {
  /** Where it was kept, to be shown. */
  keep(record: VerdictRecord): Promise<string>;
  read(): Promise<KeptVerdicts>;
}

/** Which verdicts are wanted: `after` is the `next` of the page before. */
export interface VerdictPageRequest {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly part?: VerdictPart | undefined;
}

/** Verdicts of a page, newest first; `next` is null on the last one. */
export interface VerdictPage {
  readonly records: readonly VerdictRecord[];
  readonly next: string | null;
}

/** The same without their reports. */
export interface VerdictHeadPage {
  readonly heads: readonly VerdictHead[];
  readonly next: string | null;
}

/** A second place of kept verdicts, which takes over what the first one holds. Both are idempotent by id. */
export interface VerdictArchive {
  /** When each of these verdicts was given, for those that are there. */
  known(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** `jobs` of the tenant are queued with them: all of it stands, or none. */
  add(records: readonly VerdictRecord[], jobs?: readonly NewJob[]): Promise<void>;
  /** The newest `limit` of the tenant. */
  newest(limit: number): Promise<readonly VerdictRecord[]>;
  /** Those of the tenant whose id begins so. */
  startingWith(prefix: string, limit: number): Promise<readonly VerdictRecord[]>;
  /** The one with exactly this id. */
  find(id: string): Promise<VerdictRecord | null>;
  /** Those with one of these ids. */
  among(ids: readonly string[]): Promise<readonly VerdictRecord[]>;
  /** Rejects with `AssayError` (usage) where `after` is not the `next` of a page. */
  page(request: VerdictPageRequest): Promise<VerdictPage>;
  /** As `page`. */
  heads(request: VerdictPageRequest): Promise<VerdictHeadPage>;
}
