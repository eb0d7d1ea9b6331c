/** Two examples of each command, by its words; a group of commands shows the first of its first two. */
const EXAMPLES: Readonly<Record<string, readonly [string, string]>> = {
  verify: ['answer.md --evidence handbook.md', '- --evidence handbook.md < answer.md'],
  check: ['', '--request "mend the discount of ten" --message final.md'],
  demo: ['', '--lang ko'],
  'hook install': ['claude', 'codex --dry-run'],
  'hook uninstall': ['claude', 'codex --user'],
  'hook status': ['', 'claude --format json'],
  'hook run': ['claude < call.json', 'codex --limit 60 < call.json'],
  agents: ['', '--since 2026-11-01 --json'],
  grade: [
    'answer.md --task search_qa --request "How many days of leave?"',
    'text.md --task writing --request-file request.txt',
  ],
  ask: ['"Where is the discount settled?"', '"Who calls priceOf?" --format json'],
  calibrate: ['labelled.jsonl', 'labelled.jsonl --precision 0.95 -o calibration.json'],
  'kg load': ['', '--config hr/assay.config.yaml'],
  'kg show': ['"AI Team"', 'T-02 --format json'],
  verdicts: ['', '--limit 50 --format json'],
  show: ['01JZ', '01JZ --format md'],
  serve: ['', '--port 8080 --log'],
  mcp: ['', '--allow ~/projects'],
  'jobs list': ['', '--status failed'],
  'jobs show': ['01JZ', '01JZ --format json'],
  'jobs cancel': ['01JZ', '01JZ --format json'],
  'jobs redrive': ['', '01JZ'],
  status: ['', '--json'],
  work: ['', '--config hr/assay.config.yaml'],
  index: ['.', 'docs --full'],
  'feedback list': ['', '--kind thumbs_down'],
  'feedback signals': ['', '--limit 50'],
  'feedback give': ['MESSAGE --chat CHAT --kind thumbs_up', 'MESSAGE --chat CHAT --reason "the wrong year"'],
  'gaps list': ['', '--status open'],
  'gaps show': ['gap_1', 'gap_1 --format json'],
  'gaps close': ['gap_1', 'gap_1 --lang ko'],
  'gaps keep': ['gap_1', 'gap_1 --path docs/prices.md'],
  'gaps cases': ['', '--format json'],
  'gaps forget': ['case_1', 'case_1 --lang ko'],
  'gaps replay': ['', '--allow-empty'],
  'suggestions list': ['', '--status pending'],
  'suggestions show': ['sug_1', 'sug_1 --format json'],
  'suggestions edit': ['sug_1 --set table=orders', 'sug_1 --seen 2 --set table=orders'],
  'suggestions approve': ['sug_1', 'sug_1 --seen 2 --by mina'],
  'suggestions reject': ['sug_1 --reason "another table"', 'sug_1 --reason "not ours" --by mina'],
  'suggestions undo': ['sug_1', 'sug_1 --by mina'],
  'notes import': ['notes', 'docs/wiki --format json'],
  'notes list': ['', '--limit 50'],
  'notes show': ['NOTE', 'NOTE --format json'],
  'keys create': ['editor --rights read,verify', 'ops --rights admin'],
  'keys list': ['', '--format json'],
  'keys revoke': ['KEY', 'KEY --lang ko'],
  config: ['', '--explain'],
  init: ['', '--for documents'],
  trust: ['', '. --dry-run'],
  completion: ['bash >> ~/.bashrc', 'fish > ~/.config/fish/completions/assay.fish'],
};

/** The example lines of a command, called by its words behind `assay`; `below` are the words of its own commands. */
export function examplesOf(words: string, below: readonly string[]): readonly string[] {
  if (words === '') return ['assay demo', 'assay verify answer.md --evidence handbook.md'];
  const own = EXAMPLES[words];
  if (own !== undefined) return own.map((rest) => `assay ${words} ${rest}`.trimEnd());
  return below.slice(0, 2).flatMap((name) => examplesOf(`${words} ${name}`, [])[0] ?? []);
}
