#!/usr/bin/env node
// The third step of action.yml: one comment on the pull request, changed in place. It alone has the token.
import { readFileSync } from 'node:fs';
import { annotation } from './annotations.mjs';

const { env } = process;
const PAGE = 100;
const MOST_PAGES = 50;
const LONGEST = 65_000;
const WAIT_MS = 20_000;

async function ask(method, path, body) {
  const response = await fetch(`${env.GITHUB_API_URL}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${env.ACTION_TOKEN}`,
      Accept: 'application/vnd.github+json',
      'Content-Type': 'application/json',
      'User-Agent': 'assay',
    },
    signal: AbortSignal.timeout(WAIT_MS),
    redirect: 'error',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}

/** Number of the pull request that the run is about; null where it is about none. */
function pullRequest() {
  const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'));
  return event.pull_request?.number ?? (event.issue?.pull_request ? event.issue.number : null);
}

/** The mark of the first line, with the key of this job. */
function marked(text) {
  const key = (env.ACTION_COMMENT_KEY ?? '').replace(/[^\w.]+/g, '-');
  const [first = '', ...rest] = text.split('\n');
  const mark = key === '' ? first : first.replace(/ -->$/, ` ${key} -->`);
  return { mark, body: [mark, ...rest].join('\n').slice(0, LONGEST) };
}

/** The user of the token; null for an app, which may not ask. */
async function ownName() {
  try {
    return (await ask('GET', '/user')).login ?? null;
  } catch {
    return null;
  }
}

/** Who may write comments may change those of others: only one of our own is taken for ours. */
async function ownComment(place, mark) {
  const name = await ownName();
  const isOwn = ({ user }) => (name === null ? user?.type === 'Bot' : user?.login === name);
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const comments = await ask('GET', `${place}/comments?per_page=${PAGE}&page=${page}`);
    const found = comments.find((one) => isOwn(one) && one.body?.split(/\r?\n/)[0] === mark);
    if (found !== undefined) return found.id;
    if (comments.length < PAGE) return null;
  }
  return null;
}

async function comment() {
  const number = pullRequest();
  if (number === null || !env.ACTION_COMMENT_FILE) return;
  const { mark, body } = marked(readFileSync(env.ACTION_COMMENT_FILE, 'utf8'));
  const issues = `/repos/${env.GITHUB_REPOSITORY}/issues`;
  const id = await ownComment(`${issues}/${number}`, mark);
  if (id === null) await ask('POST', `${issues}/${number}/comments`, { body });
  else await ask('PATCH', `${issues}/comments/${id}`, { body });
}

await comment().catch((error) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stdout.write(
    `${annotation('warning', `the comment was not written: ${why}`, { title: 'Assay' })}\n`,
  );
});
