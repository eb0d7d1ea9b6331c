#!/usr/bin/env node
// What the hooks of pre-commit start, in the user's repository.
import { spawnSync } from 'node:child_process';
import { findLauncher } from './bundle.mjs';

try {
  const launcher = findLauncher({ bundle: process.env.ASSAY_BUNDLE });
  const { status } = spawnSync(process.execPath, [launcher, 'check', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 2;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
