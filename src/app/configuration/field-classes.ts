/**
 * What an untrusted configuration may set (TU1). Every field stands in one class. A path names what lies below it as
 * well; `*` is any key or index; what stands before `/` is ignored as a whole.
 */
export const FIELD_CLASSES = {
  /** Words, bounds of time, what the folder says of itself, commands for the enclosed copy. */
  free: `
    agent_id language reference_date max_iterations timeout retry_count
    grounding.mappings.*
    graph.types.*.labels.* graph.types.*.complete graph.types.*.id_pattern
    graph.types.*.attributes.*.labels.* graph.types.*.attributes.*.kind graph.types.*.attributes.*.unit
    graph.types.*.attributes.*.range.* graph.types.*.attributes.*.values.* graph.types.*.attributes.*.formula
    graph.types.*.attributes.*.aggregate graph.types.*.attributes.*.complete
    graph.types.*.relations.*.to graph.types.*.relations.*.labels.* graph.types.*.relations.*.inverse.*
    graph.types.*.relations.*.functional graph.types.*.relations.*.complete
    graph.load.*.format graph.load.*.records graph.load.*.type graph.load.*.id graph.load.*.names.*
    graph.load.*.aliases.* graph.load.*.attributes.* graph.load.*.relations.* graph.load.*.valid.*
    graph.load.*.as_of graph.load.*.source
    sources.*.kind sources.*.definition sources.*.type sources.*.keys sources.*.period sources.*.run
    sources.*.as_of sources.*.fields.* sources.*.format sources.*.id sources.*.run_column sources.*.valid.*
    models.timeout_ms models.prices.*
    index.include index.exclude index.include_tests index.max_file_bytes index.max_depth
    correction.switched_off
    worker.concurrency worker.lease_seconds worker.max_attempts worker.job_timeout_seconds
    worker.shutdown_ms
    check.test.command check.test.runner check.test.timeout check.test.output_limit
    check.services.*.start check.services.*.port check.services.*.timeout
    check.commands.lint check.commands.types check.commands.build
    check.reports.*.format check.test_files check.entry_points check.tell_server
    check.probes.*.kind check.probes.*.contains check.probes.*.timeout check.probes.*.command
    check.requirements.*.id check.requirements.*.text check.requirements.*.tests check.requirements.*.files
    check.requirements.*.commands check.requirements.*.changes_expectations check.requirements.*.topics
    check.requirements.*.adds check.requirements.*.symbols check.requirements.*.untouched check.requirements.*.new_tests
    check.requirements.*.examples.*.call check.requirements.*.examples.*.gives
    check.must_haves.truths
    check.must_haves.artifacts.*.provides check.must_haves.artifacts.*.min_lines
    check.must_haves.artifacts.*.contains check.must_haves.artifacts.*.exports check.must_haves.key_links.*`,
  /** Not under what holds without the file. */
  at_least: `
    validation.min_evidence_count validation.pass_threshold
    grounding.supported_above grounding.not_found_below
    models.circuit.open_ms index.vector_threshold
    correction.coverage_floors.* correction.io_gate_floor`,
  /** Not over it. */
  at_most: `
    validation.numeric_tolerance validation.hallucination_threshold validation.max_steps
    models.retries models.circuit.failures
    correction.max_rounds correction.budget_ms correction.drop_tolerance correction.drop_min_objects`,
  /** Only these values (`ONLY`). */
  stricter: `
    grounding.aggregate grounding.citations grounding.words_suffice grounding.model_suffices
    correction.costly_actions_allowed`,
  /** A file, which lies in the folder of the configuration. */
  inside: `
    sources.*/file check.test.folder check.reports.*/path check.probes.*/path check.requirements_file
    check.must_haves.artifacts.*/path`,
  /** A file that is loaded into the database: in the folder, and never into a database that DATABASE_URL names. */
  loads: `graph.load.*/file`,
  /** Whose data are read and written, or whose jobs are done, where DATABASE_URL names a database. */
  shared: `tenant_id worker.in_server`,
  socket: `
    models.providers server telemetry webhooks check.network
    check.probes.*/url check.probes.*/status check.probes.*/start
    check.probes.*/database check.probes.*/query check.probes.*/rows`,
  spends: `grounding.judge models.default models.judge settings index.embedding_model correction.models`,
  model: `grounding.model`,
  loosens: `
    grounding.calibration models.script check.base check.overrides retention`,
  /** Where and how commands run: variables reach the program that encloses one, too. */
  steers: `check.test.environment check.unenclosed`,
} as const;

export type FieldClass = keyof typeof FIELD_CLASSES;

/** Values that are at least as strict as any other. */
export const ONLY: Readonly<Record<string, readonly unknown[]>> = {
  'grounding.aggregate': ['best'],
  'grounding.citations': ['when_used', 'required'],
  'grounding.words_suffice': [false],
  'grounding.model_suffices': [false],
  'correction.costly_actions_allowed': [false],
  'models.default': ['extractive'],
  'models.judge': ['extractive'],
  'grounding.calibration': ['none'],
};
