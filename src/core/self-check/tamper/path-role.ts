import { isTestFile, isTestMaterial } from '../commands/test-file.ts';

/** What a file is for, by its path. */
export type PathRole = 'test' | 'setup' | 'snapshot' | 'configuration' | 'document' | 'source' | 'other';

const CODE =
  /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|cs|php|swift|scala|ex|exs|c|cc|cpp|h|hpp|m|dart|lua|vue|svelte)$/i;
const SNAPSHOT =
  /\.(?:snap|ambr|golden|approved\.\w+)$|\.approved\.|(?:^|\/)(?:__snapshots__|__fixtures__|testdata|golden|goldens|fixtures|snapshots)\/|(?:^|\/)(?:tests?|spec|__tests__)\/(?:[^/]+\/)*[^/]+\.(?:json|csv|tsv|ya?ml|txt|xml|html)$/;
const SETUP =
  /(?:^|\/)(?:conftest|sitecustomize|usercustomize)\.py$|(?:^|\/)(?:setup-?tests?|(?:jest|vitest|tests?|mocha)[._-]?(?:setup|teardown|globals?|env)(?:_\w+)?(?:[.-]\w+)*)\.[cm]?[jt]sx?$|(?:^|\/)(?:tests?|__tests__|spec)\/(?:[^/]+\/)*(?:setup|teardown|bootstrap)(?:_\w+)?(?:[.-]\w+)*\.[cm]?[jt]sx?$|(?:^|\/)__mocks__\/|(?:spec|test)_helper\.rb$/i;
const CONFIGURATION =
  /(?:^|\/)(?:package\.json|tsconfig[^/]*\.json|pyproject\.toml|setup\.cfg|tox\.ini|pytest\.ini|noxfile\.py|\.coveragerc|\.nycrc[^/]*|codecov\.yml|\.?mypy\.ini|\.?ruff\.toml|\.flake8|\.pylintrc|Makefile|justfile|Taskfile\.ya?ml|\.mocharc[^/]*|\.c8rc[^/]*|biome\.jsonc?|\.oxlintrc\.json|\.eslintrc[^/]*|lefthook\.ya?ml|\.pre-commit-config\.yaml|(?:assay|vitest|vite|jest|playwright|karma|ava|eslint|stryker|nyc|c8)\.(?:config|workspace|conf)\.[\w.]+|\.gitlab-ci\.yml|azure-pipelines\.yml|Jenkinsfile|\.travis\.yml|Cargo\.toml|build\.gradle(?:\.kts)?|pom\.xml)$|(?:^|\/)(?:\.github\/(?:workflows|hooks)|\.circleci|\.husky|\.claude|\.codex|\.cursor|\.gemini|\.buildkite)\/|\.(?:sh|bash)$/;

/** True where runners find the file by its own name, whatever folder it lies in. */
export function isNamedTest(path: string): boolean {
  return isTestFile(path.slice(path.lastIndexOf('/') + 1), []);
}

/** `globs` are those of the user, beside the usual names of test files. */
export function pathRole(path: string, globs: readonly string[]): PathRole {
  if (CONFIGURATION.test(path)) return 'configuration';
  if (SNAPSHOT.test(path) && !isNamedTest(path)) return 'snapshot';
  if (SETUP.test(path)) return 'setup';
  if (isTestFile(path, globs)) return 'test';
  if (!CODE.test(path)) return /\.(?:md|mdx|rst|txt|adoc)$/i.test(path) ? 'document' : 'other';
  return isTestMaterial(path, globs) ? 'setup' : 'source';
}
