import type { TaskContext } from '../../../contract/confidence.ts';

const CODE = /`([^`\n]{2,80})`/g;
const IDENTIFIER =
  /\b(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+|[a-z]+(?:_[a-z0-9]+)+)\b/g;
const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;
const ENDING = /(?:\.(?:test|spec))?\.\w+$/;

function stem(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(ENDING, '');
}

/** A name without its way of writing: `userLogin`, `user_login` and `user-login` are one. */
export function nameKey(name: string): string {
  return name.replace(/[-_$]/g, '').toLowerCase();
}

/** Names of code that a task is about: identifiers of its description, and the stems of its files. */
export function namedInTask({ description, files = [] }: TaskContext): string[] {
  const quoted = [...description.matchAll(CODE)].map(([, name = '']) => name.replace(/\(.*\)$/, ''));
  const written = [...description.matchAll(IDENTIFIER)].map(([name]) => name);
  const names = [...quoted.filter((name) => PLAIN_NAME.test(name)), ...written, ...files.map(stem)];
  return [...new Map(names.map((name) => [nameKey(name), name])).values()];
}
