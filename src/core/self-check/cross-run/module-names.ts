const QUOTED = /(?:from|import|require\(|mock\(|import\()\s*(['"])([^'"\n]+)\1/g;
const PYTHON = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+\(?([\w ,*\n\t]*)|import[ \t]+([\w., ]+))/gm;

function normal(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** A path without its ending and without the name of a folder's own module. */
export function moduleStem(path: string): string {
  return path.replace(/\.(?:d\.)?[a-z]+$/i, '').replace(/\/(?:index|__init__|mod)$/, '');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function scriptNames(path: string, text: string): readonly string[] {
  return [...text.matchAll(QUOTED)].map(([, , name = '']) =>
    moduleStem(name.startsWith('.') ? normal(`${folderOf(path)}/${name}`) : name.replace(/^[@~#]?\//, '')),
  );
}

function pythonNames(path: string, text: string): readonly string[] {
  return [...text.matchAll(PYTHON)].flatMap(([, from, names = '', plain = '']) => {
    if (from === undefined)
      return plain.split(',').map((name) => (name.trim().split(' ')[0] ?? '').replaceAll('.', '/'));
    const dots = /^\.*/.exec(from)?.[0].length ?? 0;
    const start = dots === 0 ? '' : `${folderOf(path)}/${'../'.repeat(dots - 1)}`;
    const module = normal(start + from.slice(dots).replaceAll('.', '/'));
    return [
      module,
      ...names
        .split(/[,\s]+/)
        .filter(Boolean)
        .map((name) => `${module}/${name}`),
    ];
  });
}

/** The modules that a source file names, as paths without ending, from its text alone. */
export function importedStems(path: string, text: string): readonly string[] {
  return path.endsWith('.py') ? pythonNames(path, text) : scriptNames(path, text);
}
