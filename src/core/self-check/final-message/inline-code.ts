import type { ClaimObject } from '../../../contract/message-claim.ts';
import { CHECK_TOOLS } from '../../lexicon/check-words.ts';
import { wordSet } from '../../lexicon/clause-words.ts';

/** What kind of thing a piece of inline code is; commands by what they check. */
export type CodeKind =
  | 'path'
  | 'test_path'
  | 'docs_path'
  | 'symbol'
  | 'test'
  | 'lint'
  | 'types'
  | 'build'
  | 'command';

const TOOL =
  /^(?:\$ )?(?:(?:npm|npx|pnpm|yarn|bun|bunx|deno|node|make|just|cargo|go|python3?|pip|poetry|uv|tox|nox|bundle|rake|rails|gradle|mvn|dotnet|docker|kubectl|helm|terraform|curl|wget|git|sh|bash|cmake|ctest|php|composer|swift|xcodebuild|flutter|dart|mix|sbt|cabal|stack|zig|bazel|ninja|meson|turbo|nx|lerna|lake|gem|dbt|nix|ansible-playbook|tsc|eslint|prettier|biome|oxlint|ruff|mypy|pyright|flake8|pylint|pytest|jest|vitest|mocha|rspec|phpunit|vite|webpack|rollup|esbuild|tsx)(?: |$)|\.\/\S)/;
const COMMAND = /^[a-z][\w.-]* (?:-|[\w"'./])/;
const BY_WORD: readonly (readonly [CodeKind, RegExp])[] = [
  ['lint', /lint|\b(?:vet|analy[sz]e|fmt)\b/],
  ['types', /\b(?:type-?checks?|types|(?:astro|svelte)[ -]check)\b/],
  ['test', /\b(?:tests?|specs?)\b(?!\.[a-z])|\b(?:mvnw?|gradlew?) (?:.{0,80} )?(?:verify|check)\b/],
  ['build', /^make(?: all)?$|\b(?:build|compile|vite|validate|package)\b|\bassemble\w*|\bcargo check\b/],
];
const PATH = /^(?:~\/|\.{0,2}\/)?(?:[\w@.+-]+\/)+[\w@.+-]*$|^[\w@+-][\w@.+-]*\.[A-Za-z]{1,8}$|^\.[\w.-]{2,}$/;
const NAMES = /^(?:Dockerfile|Makefile|README|LICENSE|CHANGELOG|Gemfile|Rakefile|Procfile|Justfile)$/;

const FILE =
  /\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|swift|php|cs|cpp|cc|c|h|hpp|sql|ya?ml|toml|json|md|mdx|css|scss|html|vue|svelte|sh|txt|lock|tf|proto|graphql|prisma|ini|cfg|env|xml|csv)$/i;

function isPath(code: string): boolean {
  if (NAMES.test(code)) return true;
  if (PATH.test(code) && FILE.test(code)) return true;
  return PATH.test(code) && !/^[A-Z]\w*\.[a-z]\w*$|^\d|^(?:this|self|super|app|window|document)\./.test(code);
}

const TEST_PATH =
  /(?:^|\/)(?:tests?|specs?|__tests__|e2e)\/|[._-](?:test|spec)s?\.\w+$|(?:^|\/)test_\w+\.py$/;
const DOCS_PATH = /(?:^|\/)docs?\/|\.(?:mdx?|rst|adoc)$|^(?:README|CHANGELOG)$/i;

function pathKind(path: string): CodeKind {
  if (TEST_PATH.test(path)) return 'test_path';
  return DOCS_PATH.test(path) ? 'docs_path' : 'path';
}

const TOOLS = (
  [
    ['lint', CHECK_TOOLS.lint_passes],
    ['types', CHECK_TOOLS.types_pass],
    ['test', CHECK_TOOLS.tests_pass],
    ['build', CHECK_TOOLS.build_passes],
  ] as const
).map(([kind, names]) => [kind, wordSet(names)] as const);

function toolIn(words: readonly string[]): CodeKind | undefined {
  return TOOLS.find(([, names]) => words.some((word) => names.has(word)))?.[0];
}

/** The kind of a piece of inline code, its marks left out. */
export function codeKind(code: string): CodeKind {
  const [program = '', ...more] = code.split(' ');
  const own = toolIn([program]);
  if (own !== undefined) return own;
  if (!TOOL.test(code) && isPath(code)) return pathKind(code);
  if (!TOOL.test(code) && !COMMAND.test(code)) return 'symbol';
  const tool = toolIn(more);
  if (tool !== undefined) return tool;
  return BY_WORD.find(([, pattern]) => pattern.test(code))?.[0] ?? 'command';
}

/** A piece of inline code as the object of a claim. */
export function codeObject(code: string): ClaimObject {
  const kind = codeKind(code);
  if (kind === 'symbol') return { kind, value: code };
  if (kind.endsWith('path')) return { kind: 'path', value: code };
  return { kind: 'command', value: code.replace(/^\$ /, '') };
}
