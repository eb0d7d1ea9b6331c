#!/usr/bin/env node
// The middle step of action.yml: one check, and everything that is drawn from it. Plain JavaScript for any Node that a
// build server has; `bin/assay.mjs` finds one that is new enough.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { annotation, annotationsOf } from './annotations.mjs';

const { env } = process;
const launcher = env.ACTION_LAUNCHER;
const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'assay-'));
const path = resolve(env.ACTION_PATH || '.');
const BYTES = 256 * 1024 * 1024;

/** The check runs the tests of the work: they get none of the doors to the build server. */
const OWN = /^(?:ACTIONS?_|INPUT_|GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$)/;

function assay(args) {
  const inner = Object.fromEntries(Object.entries(env).filter(([name]) => !OWN.test(name)));
  const options = { cwd: path, env: { ...inner, NO_COLOR: '1' }, encoding: 'utf8', maxBuffer: BYTES };
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [launcher, ...args], options);
  return {
    exit: status ?? 2,
    stdout: stdout ?? '',
    stderr: error === undefined ? (stderr ?? '') : error.message,
  };
}

/** The target of a pull request, where nothing else is asked for. */
function base() {
  if (env.ACTION_BASE) return env.ACTION_BASE;
  return env.GITHUB_BASE_REF ? `origin/${env.GITHUB_BASE_REF}` : '';
}

function options() {
  const named = {
    '--base': base(),
    '--message': env.ACTION_MESSAGE_FILE && resolve(env.ACTION_MESSAGE_FILE),
    '--requirements': env.ACTION_REQUIREMENTS && resolve(env.ACTION_REQUIREMENTS),
    '--request': env.ACTION_REQUEST,
    '--config': env.ACTION_CONFIG && resolve(env.ACTION_CONFIG),
    '--lang': env.ACTION_LANG,
  };
  const given = Object.entries(named).filter(([, value]) => value);
  return [
    ...given.map(([name, value]) => `${name}=${value}`),
    ...(env.ACTION_RUN === 'false' ? ['--no-run'] : []),
    ...(env.ACTION_UNENCLOSED === 'true' ? ['--unenclosed'] : []),
    ...(env.ACTION_ALLOW_EMPTY === 'true' ? ['--allow-empty'] : []),
  ];
}

/** A value of one line for the steps that follow. */
function output(name, value) {
  if (env.GITHUB_OUTPUT)
    appendFileSync(env.GITHUB_OUTPUT, `${name}=${String(value).replace(/[\r\n]+/g, ' ')}\n`);
}

function summary(text) {
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${text}\n`);
}

/** Text that may hold anything: nothing in it is a command of the build server. */
function tell(text) {
  if (text.trim() === '') return;
  const token = randomUUID();
  process.stdout.write(`::stop-commands::${token}\n${text.trimEnd()}\n::${token}::\n`);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Nothing could be evaluated: why, and no verdict. */
function refused({ exit, stderr }) {
  const why = stderr.trim() || `exit ${exit}`;
  process.stdout.write(`${annotation('error', why, { title: 'Assay' })}\n`);
  const file = join(folder, 'comment.md');
  writeFileSync(
    file,
    `<!-- assay:check -->\n### ERROR · Assay\n\n\`\`\`\`text\n${why.replaceAll('````', "'''")}\n\`\`\`\`\n`,
  );
  summary(readFileSync(file, 'utf8'));
  output('status', 'ERROR');
  output('comment-file', file);
}

function writeSarif(id) {
  const { exit, stdout, stderr } = assay(['show', id, '--format', 'sarif']);
  if (exit !== 0) return tell(stderr);
  try {
    mkdirSync(dirname(env.ACTION_SARIF_FILE), { recursive: true });
    writeFileSync(env.ACTION_SARIF_FILE, stdout);
  } catch (error) {
    const why = `the SARIF log was not written: ${error.message}`;
    return process.stdout.write(`${annotation('warning', why, { title: 'Assay' })}\n`);
  }
  output('sarif-file', env.ACTION_SARIF_FILE);
}

function drawn(report) {
  const id = report.check_id.replace(/^chk-/, '');
  const markdown = assay(['show', id, '--format', 'md']);
  const text = markdown.exit === 0 ? markdown.stdout : `<!-- assay:check -->\n### ${report.status} · Assay\n`;
  const file = join(folder, 'comment.md');
  writeFileSync(file, text);
  summary(text);
  for (const line of annotationsOf(report)) process.stdout.write(`${line}\n`);
  if (env.ACTION_SARIF_FILE) writeSarif(id);
  output('status', report.status);
  output('verdict-id', id);
  output('comment-file', file);
}

const file = join(folder, 'report.json');
const checked = assay(['check', '--format', 'json', '-o', file, ...options()]);
const report = readReport(file);
tell(checked.stderr);
output('exit', report === null ? 2 : checked.exit);
if (report === null) refused(checked);
else {
  process.stdout.write(`Assay: ${report.status}\n`);
  drawn(report);
}
