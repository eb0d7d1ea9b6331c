import { RE2JS } from 're2js';

const SPECIAL = /[.+^$()|[\]\\]/g;

const PARTS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
  ',': '|',
};

/** The glob as a pattern: `**` crosses folders, `*` and `?` do not, `{a,b}` is a choice. */
function pattern(glob: string): string {
  let open = 0;
  return glob.replace(SPECIAL, String.raw`\$&`).replace(/\*\*\/|\*\*|\*|\?|\{|\}|,/g, (part) => {
    if (part === '{') open += 1;
    if (part === '}') open -= 1;
    return part === ',' && open === 0 ? ',' : (PARTS[part] ?? part);
  });
}

const compiled = new Map<string, (path: string) => boolean>();

function compile(glob: string): (path: string) => boolean {
  try {
    const re2 = RE2JS.compile(pattern(glob.replace(/^\.\//, '')));
    return (path) => re2.matches(path);
  } catch {
    return (path) => path === glob;
  }
}

/** Whether a path fits a glob of the user, in linear time. One that cannot be read fits itself alone. */
export function glob(text: string): (path: string) => boolean {
  const known = compiled.get(text) ?? compile(text);
  compiled.set(text, known);
  return known;
}
