/** Where a wish to run without an enclosure may come from. */
export interface UnenclosedWishes {
  /** The caller's own option, such as `--unenclosed`. */
  readonly asked: boolean | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `check.unenclosed` of the configuration that holds. */
  readonly configured: boolean;
  /** True only where the user vouches for that configuration: a repository alone cannot switch its enclosure off. */
  readonly trusted: boolean;
}

/** Decides, in this place alone, whether commands may run where no enclosure can be had. */
export function mayRunUnenclosed({ asked, environment, configured, trusted }: UnenclosedWishes): boolean {
  return asked === true || environment['ASSAY_UNENCLOSED'] === '1' || (configured && trusted);
}
