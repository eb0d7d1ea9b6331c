/** Where to look for `assay.config.yaml`: the explicit file, else upward from the input file, then from the working folder. */
export interface ConfigurationPlace {
  readonly explicit?: string | undefined;
  readonly inputFile?: string | undefined;
  readonly workingFolder: string;
}

/** A configuration file as it stands on disk. `path` is absolute. */
export interface ConfigurationText {
  readonly path: string;
  readonly text: string;
}

/** Variables by name: they say where the user's own folder is. */
type Variables = Readonly<Record<string, string | undefined>>;

/** `changed`: the user trusted another content of this path. */
export type TrustState = 'trusted' | 'changed' | 'unknown';

/** Finds and reads the configuration file. Rejects with `AssayError` (not_found, malformed, unavailable). */
export interface ConfigurationReader {
  /** Absolute path, or undefined where there is none. An explicit file that does not exist rejects. */
  find(place: ConfigurationPlace): Promise<string | undefined>;
  read(path: string): Promise<ConfigurationText>;
  /** Whether the user trusts this content at this place. */
  trustOf(file: ConfigurationText, environment: Variables): Promise<TrustState>;
  /** Whether a file, as the configuration names it, lies in the folder, links followed. */
  isInside(folder: string, file: string): Promise<boolean>;
}

/** A content that the user trusts, at its place. */
export interface TrustedFile {
  /** Absolute, the folder without links. */
  readonly path: string;
  readonly sha256: string;
  readonly trusted_at: string;
}

/** What the user trusts, kept in the user's own folder. Rejects with `AssayError` (malformed, read_only, disk_full). */
export interface TrustStore {
  listTrusted(environment: Variables): Promise<readonly TrustedFile[]>;
  trust(files: readonly ConfigurationText[], at: string, environment: Variables): Promise<void>;
  /** Takes back every content of this file, or of all files below this folder; what was taken back. */
  revokeTrust(path: string, environment: Variables): Promise<readonly TrustedFile[]>;
}

/** Writes a new configuration file. Rejects with `AssayError` (usage where it exists, read_only, disk_full). */
export interface ConfigurationWriter {
  /** Absolute path of what was written. */
  write(path: string, text: string, options: { readonly overwrite: boolean }): Promise<string>;
}
