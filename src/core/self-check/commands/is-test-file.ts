export function isTestFile(path: string, _globs: readonly string[]): boolean {
  return /(?:^|\/)(?:tests?|__tests__|spec)\/|\.(?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)test_[^/]*\.py$|_test\.(?:py|go)$/.test(
    path,
  );
}
