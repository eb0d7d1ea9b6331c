import type { Found, ProjectFiles } from './project-files.ts';

function fileOf(dotted: string, files: ProjectFiles): string | undefined {
  const path = `${dotted.replaceAll('.', '/')}.java`;
  const named = files.named(path.slice(path.lastIndexOf('/') + 1));
  return named.find((each) => each === path || each.endsWith(`/${path}`));
}

/** The file of a class, of a class inside it, or of a static member; all of a package where the name ends with `.*`. */
export function resolveJava(specifier: string, files: ProjectFiles): Found {
  if (specifier.endsWith('.*')) {
    const inner = specifier.slice(0, -2);
    const own = fileOf(inner, files);
    if (own !== undefined) return { targets: [own], looked: [own] };
    const folder = inner.replaceAll('.', '/');
    const folders = files.folders().filter((each) => each === folder || each.endsWith(`/${folder}`));
    const targets = folders.flatMap((each) => files.inFolder(each)).filter((path) => path.endsWith('.java'));
    return { targets, looked: folders.map((each) => `${each}/`) };
  }
  const steps = specifier.split('.');
  for (let length = steps.length; length > 1; length -= 1) {
    const found = fileOf(steps.slice(0, length).join('.'), files);
    if (found !== undefined) return { targets: [found], looked: [found] };
  }
  return { targets: [], looked: steps.filter((step) => /^[A-Z]/.test(step)).map((step) => `*/${step}.java`) };
}
