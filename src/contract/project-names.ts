/** What a project says of the names by which its files call each other. */
export interface ProjectNames {
  /** `paths` of tsconfig, `imports` of package.json: a pattern with at most one `*`, and where it leads below the home. */
  readonly aliases: readonly { readonly pattern: string; readonly targets: readonly string[] }[];
  /** Packages and Go modules of the project: their name and their folder ('' = the home). */
  readonly packages: readonly {
    readonly name: string;
    readonly folder: string;
    readonly main: string | null;
  }[];
  readonly goModules: readonly { readonly name: string; readonly folder: string }[];
  /** Files that a manifest names as where the program begins. */
  readonly entries: readonly string[];
}
