import { glob } from './glob.ts';

/** Names of files that hold tests, as the runners of each language find them. */
const TEST_FILES: readonly RegExp[] = [
  /(?:^|\/)[^/]+[._-](?:test|tests|spec|cy)\.[cm]?[jt]sx?$/,
  /(?:^|\/)(?:test|tests|spec|e2e)\.[cm]?[jt]sx?$/,
  /(?:^|\/)__tests__\/(?:[^/]+\/)*[^/]+\.[cm]?[jt]sx?$/,
  /(?:^|\/)(?:test_[^/]*|[^/]*_tests?|tests?)\.py$/,
  /_test\.(?:go|exs|dart|rb|cc|cpp|c)$/,
  /(?:^|\/)[^/]*(?:Tests?|IT|TestCase|Spec)\.(?:java|kt|kts|scala|groovy|cs|fs|vb|php|swift)$/,
  /_spec\.(?:rb|lua)$/,
  /(?:^|\/)tests\/(?:[^/]+\/)*[^/]+\.rs$/,
  /(?:^|\/)test-[^/]+\.[cm]?[jt]s$/,
  /\.(?:bats|feature)$/,
];

/** Folders whose files serve tests, whatever they are: helpers, fixtures, data. */
const TEST_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|__mocks__|__fixtures__|__snapshots__|e2e|testdata|cypress)\//i;
const IN_TEST_FOLDER = /(?:^|\/)(?:tests?|__tests__)\/(?:[^/]+\/)*[^/]+\.[cm]?[jt]sx?$/;
const NO_TEST =
  /(?:^|\/)(?:__init__|conftest)\.py$|\.d\.ts$|(?:^|\/)(?:helpers?|utils?|fixtures?|support|mocks?|setup)(?:\/|\.)/i;
const SNAPSHOT = /\.(?:snap|snapshot|ambr|approved\.[a-z]+|verified\.[a-z]+)$/;

/** Files that say how tests are run, or run before them. */
const CONFIGURATION: readonly RegExp[] = [
  /(?:^|\/)(?:vitest|vite|jest|playwright|cypress|karma|wdio|ava|babel)\.(?:[a-z]+\.)*(?:config|conf|workspace|projects|setup|setupFiles)(?:\.[a-z]+)*\.[cm]?(?:[jt]s|json)$/i,
  /(?:^|\/)vitest\.(?:workspace|projects|shims)\.[a-z]+$/,
  /(?:^|\/)(?:jest|vitest|test|tests|mocha|ava)[._-]?(?:setup|teardown|env|environment|globals?|preset)[a-z]*(?:[._-][a-z]+)*\.[cm]?[jt]sx?$/i,
  /(?:^|\/)(?:setup|global)[._-]?(?:tests?|jest|vitest|setup|teardown)\.[cm]?[jt]sx?$/i,
  /(?:^|\/)(?:tests?|__tests__|spec)\/(?:[^/]+\/)*(?:setup|teardown|bootstrap)[a-z]*(?:[._-][a-z]+)*\.[cm]?[jt]sx?$/i,
  /(?:^|\/)\.(?:mocharc|nycrc|c8rc|taprc|swcrc|babelrc)(?:\.[a-z]+)?$/,
  /(?:^|\/)(?:pytest\.ini|\.pytest\.ini|conftest\.py|tox\.ini|noxfile\.py|\.coveragerc|sitecustomize\.py|usercustomize\.py)$/,
  /(?:^|\/)(?:phpunit\.xml(?:\.dist)?|\.rspec|nextest\.toml|[^/]+\.runsettings|junit-platform\.properties)$/,
];

/** Manifests with a part about tests beside parts about the product. */
const MANIFEST =
  /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.cfg|Cargo\.toml|go\.mod|Makefile|deno\.jsonc?|tsconfig[^/]*\.json)$/;

/** True where the file holds tests. `globs` are those of the user, beside the usual names. */
export function isTestFile(path: string, globs: readonly string[]): boolean {
  if (globs.some((each) => glob(each)(path))) return true;
  if (SNAPSHOT.test(path)) return false;
  if (TEST_FILES.some((name) => name.test(path))) return !/(?:^|\/)__init__\.py$/.test(path);
  return IN_TEST_FOLDER.test(path) && !NO_TEST.test(path);
}

/** True where the file says how tests run: their configuration, or what is loaded before them. */
export function isTestConfiguration(path: string): boolean {
  return CONFIGURATION.some((name) => name.test(path));
}

/** True where the file has a part about tests beside parts about the product: it is taken apart, not as a whole. */
export function isManifest(path: string): boolean {
  return MANIFEST.test(path);
}

/** True where the file exists for the tests: tests, their snapshots, helpers, fixtures and data. */
export function isTestMaterial(path: string, globs: readonly string[]): boolean {
  if (isManifest(path)) return false;
  return isTestFile(path, globs) || SNAPSHOT.test(path) || TEST_FOLDER.test(path);
}

/** Code whose tests stand in files of their own, and texts and data, which hold none. */
const APART =
  /\.(?:[cm]?[jt]sx?|py|go|java|rb|php|cs|md|mdx|txt|rst|adoc|json|jsonc|ya?ml|toml|ini|xml|csv|html?|css|s[ac]ss|less|svg|png|jpe?g|gif|ico|webp|woff2?|pdf|lock|sql|env|gitignore|gitattributes|editorconfig)$|(?:^|\/)(?:LICENSE|Dockerfile|\.\w+)$/i;
const NAMED = /test|spec|check|e2e|verif/i;

/** True of a file that may hold tests, by its path: one that is named for them, or whose language keeps them beside the code. */
export function mayHoldTests(path: string): boolean {
  return NAMED.test(path) || !APART.test(path);
}
