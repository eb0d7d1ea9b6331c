import type { CommandOutcome } from '../../../contract/ports/sandbox.ts';
import { type ProbeSight, unseen } from './probe-sight.ts';

const ANSWER = 'answer.json';
const NO_SUCH_COMMAND = new Set(['126', '127']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Runs in the copy, on any Node: starts the command, asks the address until it answers, and says what came of it.
 * No single quotation marks: it stands between two of them in a line for the shell.
 */
const SOURCE = `
const { spawn } = require("child_process");
const { writeFileSync } = require("fs");
const { url, start, timeout } = JSON.parse(process.env.ASSAY_PROBE);
const end = (answer) => { writeFileSync(process.env.ASSAY_ANSWER, JSON.stringify(answer)); process.exit(0); };
const ask = (done) => {
  const request = require(url.startsWith("https:") ? "https" : "http").get(url, (response) => {
    const parts = [];
    let held = 0;
    const whole = () => done({ saw: "answer", status: response.statusCode, body: Buffer.concat(parts).toString("utf8") });
    response.on("data", (part) => { held += part.length; if (held > 5e6) { whole(); request.destroy(); } else parts.push(part); });
    response.on("end", whole);
    response.on("error", () => done(null));
  });
  request.setTimeout(timeout, () => request.destroy());
  request.on("error", () => done(null));
};
const poll = () => ask((answer) => answer === null ? setTimeout(poll, 50) : end(answer));
ask((before) => {
  if (before !== null) return end({ saw: "taken" });
  const child = spawn("/bin/sh", ["-c", start], { stdio: "inherit" });
  child.on("exit", (code, signal) => setTimeout(() => ask((answer) =>
    end(answer ?? { saw: "ended", exit: String(code ?? signal) })), 200));
  setTimeout(() => end({ saw: "silent" }), timeout);
  poll();
});
`;

/** Whether an address can be asked inside a copy. */
export function isLoopback(url: string): boolean {
  const host = /^https?:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(url)?.[1] ?? '';
  return LOOPBACK.has(host.toLowerCase());
}

/** The shell line that starts a command and asks an address, and what it needs in its environment. */
export function startCommand(
  { url, start, timeout }: { readonly url: string; readonly start: string; readonly timeout: number },
  node: string,
): { readonly command: string; readonly environment: Readonly<Record<string, string>> } {
  return {
    command: `exec '${node.replaceAll("'", "'\\''")}' -e '${SOURCE}'`,
    environment: {
      ASSAY_PROBE: JSON.stringify({ url, start, timeout }),
      ASSAY_ANSWER: `{results}/${ANSWER}`,
    },
  };
}

type Written =
  | Extract<ProbeSight, { saw: 'answer' }>
  | { readonly saw: 'ended'; readonly exit: string }
  | { readonly saw: 'taken' }
  | { readonly saw: 'silent' };

/** What our own script wrote; null where it was ended before, or something else wrote there. */
function written({ files }: CommandOutcome): Written | null {
  try {
    return JSON.parse(files.find(({ path }) => path === ANSWER)?.text ?? 'null') as Written | null;
  } catch {
    return null;
  }
}

/** What the script saw. */
export function startSight(outcome: CommandOutcome): ProbeSight {
  const answer = written(outcome);
  const { output, ended } = outcome.receipt;
  if (answer === null)
    return ended === 'timeout' ? silent : unseen('unavailable', 'the copy did not say what came of it');
  if (answer.saw === 'answer') return answer;
  if (answer.saw === 'silent') return silent;
  if (answer.saw === 'taken') return unseen('ambiguous', 'something else answers at the address already');
  return NO_SUCH_COMMAND.has(answer.exit)
    ? unseen('unavailable', 'the command that starts it is not there')
    : { saw: 'ended', exit: answer.exit, printed: output };
}

const silent = unseen('timeout', 'did not answer in time');
