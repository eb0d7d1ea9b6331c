/** Code whose tests stand in files of their own, and texts and data, which hold none. */
const APART =
  /\.(?:[cm]?[jt]sx?|py|go|java|rb|php|cs|md|mdx|txt|rst|adoc|json|jsonc|ya?ml|toml|ini|xml|csv|html?|css|s[ac]ss|less|svg|png|jpe?g|gif|ico|webp|woff2?|pdf|lock|sql|env|gitignore|gitattributes|editorconfig)$|(?:^|\/)(?:LICENSE|Dockerfile|\.\w+)$/i;
const NAMED = /test|spec|check|e2e|verif/i;

/** True of a file that may hold tests, by its path: one that is named for them, or whose language keeps them beside the code. */
export function mayHoldTests(path: string): boolean {
  return NAMED.test(path) || !APART.test(path);
}
