/** What checks a program, in both languages, with the signs that the reader of messages puts for commands. */
export type CheckKind = 'tests_pass' | 'lint_passes' | 'types_pass' | 'build_passes';

/** Programs that check, by what they check; no common word is among them. */
export const CHECK_TOOLS: Readonly<Record<CheckKind, string>> = {
  types_pass:
    'pyright basedpyright mypy pytype tsc vue-tsc svelte-check typescript dialyzer psalm tsd typecheck type-check',
  lint_passes: `eslint prettier clippy ruff biome oxlint stylelint htmlhint markdownlint commitlint shellcheck shfmt hadolint
    actionlint yamllint ansible-lint tflint tfsec kubeconform kubeval flake8 pylint pycodestyle pydocstyle isort bandit rubocop
    standardrb brakeman golangci-lint staticcheck gofmt goimports rustfmt checkstyle spotless spotbugs pmd ktlint detekt swiftlint
    swiftformat phpcs phpstan php-cs-fixer credo hlint ormolu luacheck stylua cppcheck clang-tidy clang-format sqlfluff axe-core`,
  build_passes: 'webpack rollup esbuild tsup xcodebuild msbuild',
  tests_pass: `pytest unittest nose2 tox nox jest vitest mocha jasmine cypress playwright testcafe rspec minitest cucumber phpunit
    exunit junit testng kotest xctest ctest gtest googletest catch2 nextest bats testthat hspec quickcheck`,
};

export const CHECK_NAMES: Readonly<Record<CheckKind, string>> = {
  types_pass: `¥ type types typing typings typecheck typechecks typechecker typechecking type-check type-checks type-checker type-checking ${CHECK_TOOLS.types_pass} 타입 타입검사 타입체크 타입스크립트`,
  lint_passes: `£ lint lints linter linters linting format formatting formatter style ${CHECK_TOOLS.lint_passes} 린트 린터 포맷 정적분석 포매터`,
  build_passes: `€ build builds compile compiles compiled compilation compiler bundle bundling ${CHECK_TOOLS.build_passes} 빌드 컴파일 번들링 번들`,
  tests_pass: `¤ test tests spec specs suite suites testsuite testcases ${CHECK_TOOLS.tests_pass} ci pipeline workflow checks 테스트 테스트들 스펙 시험 케이스 테스트케이스 스위트 파이프라인 체크 검사`,
};
/** Behind the name of a check: it is then another thing, the time of a build or a step of it. */
export const CHECK_PARTS =
  'time step cache script command config configuration size 시간 속도 설정 스크립트 크기 명령 단계';

/** Verbs of a check that goes well. */
export const PASSES = 'pass passes passed passing succeed succeeds succeeded success';
/** Said of a check behind a verb of being or at once. */
export const FINE = 'green clean cleanly ok okay fine good happy successful successfully quiet silent ✅';
export const BEING =
  "is are was were 's 're stay stays stayed remain remains remained come comes came turn turns turned go goes went run runs ran exit exits exited report reports reported all both also now still again back to too completely fully entirely : – — - -> → ✅ =";
/** Verbs that say it of a build or a check of types alone. */
export const ENDS_WELL = 'finish finishes finished complete completes completed works through';
export const NONE_OF = 'no zero 0 without nothing none any';
export const TROUBLE_WORDS =
  'error errors warning warnings problem problems issue issues complaint complaints finding findings failure failures regression regressions trouble hitch incident violations';
/** Troubles that are of tests where nothing else is named. */
export const TEST_TROUBLES = 'failure failures regression regressions failing';
export const FAILING = 'fail fails failed failing break breaks broke broken red';
/** Behind "nothing": what a check may have to say. */
export const TO_SAY = 'report complain say fix';
/** What was meant stands before: "they all pass". */
export const POINTING =
  'everything all it they those these both which them of the whole thing suite board and now so here still again';
/** Who passes these passes something on. */
export const HANDED = 'a an the its their your this that these those it them ¶ ‡ § only over along back';

/** Korean stems and nouns of a check that goes well. */
export const KOREAN_PASSES = '통과하 통과되 지나가 성공하 괜찮 깨끗하 조용하 멀쩡하 문제없 이상없';
export const KOREAN_FINE =
  '통과 성공 깨끗 클린 이상무 올그린 양호 초록 초록불 초록색 녹색 녹색불 그린 정상 ok pass passed green clean ✅';
export const KOREAN_TROUBLE_WORDS =
  '오류 에러 경고 말 불만 취약점 지적 지적사항 위반 문제 이상 실패 이슈 error errors warning warnings';
export const KOREAN_NONE = '없 없어지 사라지 해소되';
/** What troubles do that are there: denied, there are none. */
export const KOREAN_ARISING = '나오 나 뜨 발생하 생기';
export const KOREAN_RED = '실패하 실패되 실패나 깨지 떨어지 틀리 터지 빨갛 되';
export const KOREAN_ENDS_WELL = '끝나 완료되 되';
/** Korean endings and helpers by which it is not so, or not yet. */
export const KOREAN_UNSAID = 'ㄹ 려고 려면 면 다면 던 도록 게 어야 ㄹ까 자 어라 라고 다고 냐고 자고 거나';

/** Verbs that say of what they are said that its check goes well: "it compiles". */
export const SELF_CHECKS: Readonly<Record<string, CheckKind>> = {
  lints: 'lint_passes',
  'type-checks': 'types_pass',
  typechecks: 'types_pass',
  compiles: 'build_passes',
  builds: 'build_passes',
  빌드되: 'build_passes',
  컴파일되: 'build_passes',
};
/** What such a verb is said of, and what may stand behind it. */
export const SELF = 'code project app library package cleanly fine without errors';
/** Korean words that tell that all of what was told passes. */
export const KOREAN_ALL =
  '이제 지금 지금은 이제는 결과는 현재 현재는 모두 전부 다 전체 전체가 여전히 계속 그대로 지금도 싹 모든';
/** Checks that are many things: said of them only close by. */
export const WIDE_CHECKS = 'ci pipeline workflow checks 파이프라인 체크 검사';
/** Behind a failure that is denied: it is denied of that alone. */
export const ONLY_THEN = 'if when unless without until in on for because';
/** Marks over which no check is looked for. */
export const SENTENCE_STOPS = '. ? ! ;';
/** Before the name of a check: the one that was there before. */
export const FORMER = 'previous earlier former last';
/** And of a state of then. */
export const FORMER_OF_THEN = 'old existing original';
/** Behind a verb in its base form at the start: what the reader is to look for. */
export const LOOKED_FOR = 'that whether if it';
/** Said of the whole program: by itself it tells nothing of tests. */
export const KOREAN_WORKING = '정상';
/** Behind it: what goes well; any other noun is of what is normal. */
export const KOREAN_DOING = '동작 작동 종료 처리 완료 통과 실행 빌드 수행 확인 출력 응답 배포 설치';
/** Behind a verb that says of what it is said that its check goes well. */
export const SELF_TAILS = 'again now fine cleanly without with under against and but locally';
