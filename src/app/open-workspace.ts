import { resolve } from 'node:path';
import type { CodeIndex } from '../contract/ports/code-index.ts';
import type { WorkspaceReader } from '../contract/ports/workspace-reader.ts';
import { folderTools } from './compose.ts';

/** A folder with what reads it. */
export interface OpenWorkspace {
  readonly folder: string;
  readonly workspace: WorkspaceReader;
  readonly index: CodeIndex;
}

/** The folder, default the working folder, ready to be read; nothing is read before it is asked for. */
export function openWorkspace(folder: string = process.cwd()): OpenWorkspace {
  const absolute = resolve(folder);
  return { folder: absolute, ...folderTools(absolute) };
}
