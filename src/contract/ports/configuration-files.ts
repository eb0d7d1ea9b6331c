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

/** Finds and reads the configuration file. Rejects with `AssayError` (not_found, malformed, unavailable). */
export interface ConfigurationReader {
  /** Absolute path, or undefined where there is none. An explicit file that does not exist rejects. */
  find(place: ConfigurationPlace): Promise<string | undefined>;
  read(path: string): Promise<ConfigurationText>;
}

/** Writes a new configuration file. Rejects with `AssayError` (usage where it exists, read_only, disk_full). */
export interface ConfigurationWriter {
  /** Absolute path of what was written. */
  write(path: string, text: string, options: { readonly overwrite: boolean }): Promise<string>;
}
