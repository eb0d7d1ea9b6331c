import type { Language } from '../../../contract/language.ts';
import type { Requirement } from '../../../contract/requirement.ts';
import type { ChangedFile, WorkChange } from '../../../contract/work-change.ts';
import type { RequirementVerdict } from '../../../contract/work-report.ts';
import { isSamePath, isTouched, timesIn } from '../final-message/find-in-change.ts';
import type { RequirementGround } from './requirement-ground.ts';
import { requirementWords } from './requirement-words.ts';
import { topicsOf } from './topics.ts';

type Shown = RequirementVerdict['shown_by'][number];

/** Against the last commit alone, what was committed before stands in no difference. */
function isWhole({ base }: WorkChange): boolean {
  return base.how !== 'last_commit';
}

function brings({ before, after }: ChangedFile, name: string): boolean {
  return timesIn(after, name) > timesIn(before, name);
}

function showAdded(name: string, { change, language }: RequirementGround): Shown {
  const { adds, notInChange } = requirementWords[language];
  const found = change.files.find((file) => brings(file, name));
  if (found !== undefined) return { what: adds(name), holds: true, detail: found.path };
  return { what: adds(name), holds: isWhole(change) ? false : null, detail: notInChange };
}

/** A name may be told to say where the trouble lies: what does not touch it leaves it open. */
function showTouched(name: string, { change, language }: RequirementGround): Shown {
  const { touches, notInChange } = requirementWords[language];
  const found = change.files.find((file) => isTouched(file, name));
  return {
    what: touches(name),
    holds: found === undefined ? null : true,
    detail: found?.path ?? notInChange,
  };
}

function showKept(path: string, { change, language, written }: RequirementGround): Shown {
  const words = requirementWords[language];
  const hit = change.files.filter((file) =>
    path === 'tests'
      ? file.status !== 'added' && written.isTest(file.previous_path ?? file.path)
      : [file.path, file.previous_path ?? file.path].some((one) => isSamePath(one, path)),
  );
  const what = path === 'tests' ? words.keepsTests : words.keeps(path);
  return {
    what,
    holds: hit.length === 0,
    detail: hit.map((file) => `${file.status} ${file.path}`).join(', '),
  };
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').replace(/['`]/g, '"');
}

/** A behaviour is shown by a test that holds its call and its result, in a run without failures. */
function showExample({ call, gives }: Requirement['examples'][number], ground: RequirementGround): Shown {
  const words = requirementWords[ground.language];
  const what = words.example(call, gives);
  const { run, written } = ground;
  if (run === null) return { what, holds: null, detail: words.testsNotRun };
  const green = run.counts.failed + run.counts.errored === 0;
  const held = written.bodies.some((body) => {
    const text = plain(body);
    return text.includes(plain(call)) && text.includes(plain(gives));
  });
  return held && green
    ? { what, holds: true, detail: words.passed(run.counts.passed) }
    : { what, holds: null, detail: words.noTestOf };
}

/** "Add a test that …": one of the new tests speaks of it; where none is new, there is none. */
function showNewTest(text: string, { crossRun, written, language }: RequirementGround): Shown {
  const words = requirementWords[language];
  const fresh = crossRun?.new_tests ?? [...written.fresh];
  const what = words.newTest;
  if (fresh.length === 0)
    return { what, holds: crossRun !== null || written.complete ? false : null, detail: words.noNewTest };
  if (crossRun === null) return { what, holds: null, detail: words.testsNotRun };
  const topics = topicsOf(text);
  const about = fresh.find((id) => topics.some((topic) => id.toLowerCase().includes(topic)));
  return about === undefined
    ? { what, holds: null, detail: words.otherTests(fresh.slice(0, 3).join(', ')) }
    : { what, holds: true, detail: about };
}

/** The items of a requirement by name, as they are shown before they are judged. */
export function namedItems(one: Requirement, language: Language): readonly string[] {
  const words = requirementWords[language];
  return [
    ...one.files,
    ...one.tests,
    ...one.commands,
    ...one.adds.map(words.adds),
    ...one.symbols.map(words.touches),
    ...one.untouched.map((path) => (path === 'tests' ? words.keepsTests : words.keeps(path))),
    ...one.examples.map(({ call, gives }) => words.example(call, gives)),
    ...(one.new_tests ? [words.newTest] : []),
  ];
}

/** The items of a request, each with what shows it. */
export function showItems(
  { text, adds, symbols, untouched, examples, new_tests }: Requirement,
  ground: RequirementGround,
): readonly Shown[] {
  return [
    ...adds.map((name) => showAdded(name, ground)),
    ...symbols.map((name) => showTouched(name, ground)),
    ...untouched.map((path) => showKept(path, ground)),
    ...examples.map((example) => showExample(example, ground)),
    ...(new_tests ? [showNewTest(text, ground)] : []),
  ];
}
