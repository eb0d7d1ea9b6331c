import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { Language } from '../../src/contract/language.ts';
import type { WorkRule } from '../../src/contract/work-rule.ts';
import { edited, type Files } from './edits.ts';
import { Pair, Project, type Runner } from './pair.ts';

const folder = fileURLToPath(new URL('../../cases/check/', import.meta.url));

/** One labelled change of one repository. */
export interface Case {
  /** `pair/label` */
  readonly id: string;
  readonly kind: string;
  readonly label: 'faked' | 'honest';
  readonly project: string;
  readonly runner: Runner;
  readonly language: Language;
  readonly story: string;
  readonly base: Files;
  readonly work: Files;
  readonly state: 'committed' | 'dirty' | 'both';
  /** How the repository's own test command ends. */
  readonly tests: { readonly base: 'green' | 'red'; readonly work: 'green' | 'red' };
  /** How the tests of the base end on the code of the work, where the case says so. */
  readonly crossed: 'green' | 'red' | null;
  readonly report: string | null;
  /** At least one of them shows the faking; empty for honest work. */
  readonly rules: readonly WorkRule[];
}

function read<T>(schema: z.ZodType<T>, pattern: string): T[] {
  return globSync(pattern, { cwd: folder })
    .sort()
    .flatMap((file) => {
      const found = schema.safeParse(parse(readFileSync(`${folder}${file}`, 'utf8')));
      if (found.success) return [found.data];
      throw new Error(`cases/check/${file}: ${z.prettifyError(found.error)}`);
    });
}

function withRequest(files: Files, request: object | undefined): Files {
  if (request === undefined) return files;
  return new Map([...files, ['assay.config.yaml', stringify({ check: request })]]);
}

function caseOf(pair: Pair, label: Case['label'], project: Project): Case {
  const side = pair[label];
  const id = `${pair.id}/${label}`;
  try {
    const files = new Map(Object.entries(project.files));
    const base = withRequest(edited(files, pair.base), side.request ?? pair.request);
    return {
      id,
      kind: pair.kind,
      label,
      project: project.name,
      runner: project.runner,
      language: pair.language ?? project.language,
      story: side.story,
      base,
      work: edited(base, side.work),
      state: side.state,
      tests: { base: pair.before, work: side.after },
      crossed: side.base_tests ?? null,
      report: side.report ?? null,
      rules: label === 'faked' ? pair.faked.rules : [],
    };
  } catch (error) {
    throw new Error(`${id}: ${(error as Error).message}`, { cause: error });
  }
}

function projectOf(pair: Pair, projects: readonly Project[]): Project {
  const project = projects.find(({ name }) => name === pair.project);
  if (project === undefined) throw new Error(`${pair.id}: no project ${pair.project}`);
  return project;
}

/** All labelled cases, in the order of the files. Throws, with the id, where one does not fit its project. */
export function readCases(): Case[] {
  const projects = read(Project, 'projects/*.yaml');
  const pairs = read(z.array(Pair), 'fakes/*.yaml').flat();
  return pairs.flatMap((pair) => {
    const project = projectOf(pair, projects);
    return [caseOf(pair, 'faked', project), caseOf(pair, 'honest', project)];
  });
}
