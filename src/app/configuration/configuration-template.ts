/** The commented configuration that `assay init` writes. It is itself valid, and says nothing that is not the default. */
export const configurationTemplate = `# yaml-language-server: $schema=node_modules/assay/schemas/assay.config.schema.json
# Configuration of Assay. Everything is optional; what stands here uncommented is the default.
# 설정 파일입니다. 모든 항목은 선택 사항이며, 주석이 아닌 값은 기본값입니다.
#
# Which value holds / 우선순위: request > tenant > stored > this file > environment (ASSAY_TIMEOUT, …) > default
# Where each value came from / 값의 출처: assay config --explain

agent_id: validator
tenant_id: default

# Language of messages, ko or en. Default: the language of the answer. / 메시지 언어
# language: ko

# The day that "last week" and "작년" are counted from, where the answer does not say. / 기준일
# reference_date: 2025-01-22

# Bound of the queries for one claim. / 주장 하나당 질의 상한
max_iterations: 20
# Milliseconds for one query of the graph or a source. / 질의 제한 시간 (ms)
timeout: 30000
# Further tries after a query failed or timed out. / 재시도 횟수
retry_count: 3

validation:
  # Relative error of a measure that still agrees (<). / 수치 허용 오차
  numeric_tolerance: 0.05
  # Fewer supporting pieces of evidence: at best PARTIALLY_VERIFIED. / 최소 근거 수
  min_evidence_count: 1
  # Share of HALLUCINATION claims above which the whole answer is one. / 환각 비율 기준
  hallucination_threshold: 0.3
  # Score under which an answer does not pass. / 통과 점수
  pass_threshold: 0.8

# The knowledge graph: what it can speak of, and the files it is loaded from. / 지식 그래프
# graph:
#   types:
#     Team:
#       labels: { ko: [팀, 조직], en: [team] }
#       complete: true            # what is not loaded does not exist / 없는 것은 존재하지 않음
#       id_pattern: TEAM-\\d{3}
#       attributes:
#         allocated_hours: { labels: { ko: [배정 시간], en: [allocated hours] }, kind: measure, unit: h }
#         available_hours: { labels: { ko: [가용 시간], en: [available hours] }, kind: measure, unit: h }
#         utilization:
#           labels: { ko: [가동률], en: [utilization, utilisation] }
#           kind: measure
#           unit: ratio
#           range: { min: 0, max: 2 }
#           formula: allocated_hours / available_hours
#       relations:
#         part_of: { to: Team, labels: { ko: [소속], en: [belongs to] }, functional: true }
#   load:
#     - file: data/teams.csv      # relative to this file / 이 파일 기준 경로
#       type: Team
#       id: team_id
#       names: { ko: name_ko, en: name_en }
#       attributes: { allocated_hours: allocated, available_hours: available }
#       relations: { part_of: parent_id }
#       valid: { period: week }   # 2026-W05, 2025-Q3, 2025-03, 2025, 2025-03-01
#       source: TMS.allocation

# Registered sources, by the name that evidence.source uses: evidence is asked again there. / 등록된 출처
# sources:
#   TMS.allocation:
#     kind: graph
#     type: Team
#     keys: [team, team_id]
#     period: week
#     fields: { utilization: utilization, allocated_hours: allocated_hours }

# How \`assay check\` looks at finished work; read as it was at the base. / 끝난 작업의 확인 (기준 시점의 설정을 읽음)
# check:
#   test: { command: npm test, timeout: 600000 }  # default: found from package.json, pyproject.toml, go.mod … / 기본: 자동으로 찾음
#   commands: { lint: npm run lint, types: npm run types, build: npm run build }
#   probes:                       # outcomes that must be there / 있어야 하는 결과
#     - { kind: file, path: docs/usage.md, contains: Usage }
#     - { kind: command, command: node bin/tool.js --version }
#     - { kind: url, url: 'http://127.0.0.1:3000/health', start: npm start }  # started in a copy / 복사본에서 시작
#     - { kind: row, query: select 1 from users, database: DATABASE_URL }     # name of a variable / 환경 변수 이름
#   reports:                      # that lie there already / 이미 있는 보고서
#     - { path: reports/junit.xml, format: junit }
#     - { path: coverage/lcov.info, format: lcov }
#   requirements:                 # what was asked for / 요구사항
#     - { id: R1, text: Prices are rounded up, tests: ['test/price.test.ts'] }
#   requirements_file: TASK.md    # a Markdown checklist / 체크리스트
#   must_haves:
#     artifacts: [{ path: src/price.ts, provides: prices }]
#   overrides:                    # a person answers for it / 사람이 책임지는 예외
#     - { rule: tests_newly_skipped, file: 'test/slow/**', reason: moved to the nightly run, accepted_by: kim, accepted_at: 2026-01-05, expires: 2026-02-05 }
`;
