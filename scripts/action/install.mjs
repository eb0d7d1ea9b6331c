#!/usr/bin/env node
// The first step of action.yml: says to the others where the command is.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLauncher } from './bundle.mjs';

const { env } = process;
try {
  const server = env.ACTION_REPOSITORY && `${env.GITHUB_SERVER_URL}/${env.ACTION_REPOSITORY}`;
  const launcher = findLauncher({
    bundle: env.ACTION_BUNDLE,
    repository: server,
    ref: env.ACTION_REF,
    folder: join(env.RUNNER_TEMP, 'assay-bundle'),
  });
  appendFileSync(env.GITHUB_OUTPUT, `launcher=${launcher}\n`);
} catch (error) {
  process.stdout.write(`::error title=Assay::${error.message}\n`);
  process.exitCode = 2;
}
