/** What a test, or a runner, needed of the machine and could not have. */
export type MachineLack = 'service' | 'network' | 'program' | 'container';

/** Words of the systems themselves (errno, resolver, shell, Docker, drivers), as they end up in messages of failures. */
const WORDS: readonly (readonly [MachineLack, RegExp])[] = [
  ['container', /Cannot connect to the Docker daemon|Could not find a working container runtime/],
  ['service', /\bECONNREFUSED\b|[Cc]onnection refused|ConnectionRefusedError|actively refused it/],
  // Node names no code where it tried several addresses: only the function that tried them.
  ['service', /\b(?:internal|after)ConnectMultiple\b/],
  ['service', /Can't connect to (?:local )?(?:MySQL|server)|[Cc]ould not connect to server\b/],
  ['network', /\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)\b|Network is unreachable/],
  ['network', /Temporary failure in name resolution|Name or service not known|\bno such host\b/],
  ['network', /Could not resolve host|nodename nor servname|\bfetch failed\b/],
  [
    'program',
    /\bspawn(?:Sync)? [\w.-]+ ENOENT\b|executable file not found in \$PATH|Executable doesn't exist at/,
  ],
];
const MOST = 4000;

/** Exit codes by which a shell says that it found no such program, or may not run it. */
const NO_PROGRAM: ReadonlySet<number | null> = new Set([126, 127]);

const ERROR = /^(?!AssertionError)[\w.]*(?:Error|Exception|Exit|Interrupt)\b/;
const EXPECTATION = /\bexpect(?:ed)?\b|\bassert/i;

/** True where a test fails because a value is not what it expects, as far as its message tells. */
export function isAssertion(message: string | undefined): boolean {
  const first = (message ?? '').trim().split('\n', 1)[0] ?? '';
  return !ERROR.test(first) || EXPECTATION.test(first);
}

/** What a failure needed of the machine, by its message; null where it tells of none. */
export function lackIn(message: string | undefined): MachineLack | null {
  if (message === undefined || EXPECTATION.test(message.trim().split('\n', 1)[0] ?? '')) return null;
  const text = message.slice(0, MOST);
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** True where the shell found no program to run. */
export function hadNoProgram(code: number | null): boolean {
  return NO_PROGRAM.has(code);
}

/** Parts of a message that differ between two runs of the same failure. */
const PASSING = [
  /\b0x[\da-f]+\b/gi,
  /\d{4}-\d\d-\d\d[T ]?[\d:.]*Z?/g,
  /(?<![\d.])\d{1,12}(?:\.\d{1,12})? ?(?:ms|s|seconds?)\b/g,
  /:\d+(?::\d+)?\b/g,
  /\b[Pp](?:ort|id)[ =]\d+/g,
  /\/tmp\/[\w./-]+/g,
];

/** True where two runs of a test failed with the same words. */
export function sameFailure(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [one, other].map((text = '') =>
    PASSING.reduce(
      (plain, part) => plain.replace(part, '~'),
      text.slice(0, MOST).trim().split('\n', 1)[0] ?? '',
    ),
  );
  return first === second;
}
