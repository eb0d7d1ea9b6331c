import type { CodeImport, IndexLanguage } from '../../contract/code-object.ts';
import type { Found, ProjectFiles } from './project-files.ts';
import { resolveGo } from './resolve-go.ts';
import { resolveJava } from './resolve-java.ts';
import { resolveJavascript } from './resolve-javascript.ts';
import { resolvePython } from './resolve-python.ts';

const NOWHERE: Found = { targets: [], looked: [] };

/** The files of the project that an import of a file names; packages from elsewhere lead nowhere. */
export function resolveImport(
  taken: CodeImport,
  from: { readonly path: string; readonly language: IndexLanguage },
  files: ProjectFiles,
): Found {
  const { specifier } = taken;
  switch (from.language) {
    case 'typescript':
    case 'javascript':
      return resolveJavascript(specifier, from.path, files);
    case 'python':
      return resolvePython(
        specifier,
        taken.names.map(({ name }) => name),
        from.path,
        files,
      );
    case 'java':
      return resolveJava(specifier, files);
    case 'go':
      return resolveGo(specifier, files);
    default:
      return NOWHERE;
  }
}
