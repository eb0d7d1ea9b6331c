import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const PAGE = /\/ui\/pages\/(\w+)\/page\.tsx$/;

/** The files that a chunk needs before it runs, its own first. */
function filesOf(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const other of chunk.imports) filesOf(bundle, other, seen);
  return seen;
}

function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `    <link rel="${rel}" crossorigin href="/${file}">\n`;
}

/** The page of the screen with links to what a chunk needs beside what the page names already. */
function withLinks(html: string, bundle: Bundle, chunk: Chunk): string {
  const missing = [...filesOf(bundle, chunk.fileName)].filter((file) => !html.includes(`/${file}"`));
  return html.replace('  </head>', `${missing.map(linkTo).join('')}  </head>`);
}

/**
 * Writes `<page>.html` beside `index.html` for each folder of `pages/`, with what that page needs in its head: a browser
 * asks for all of it at once. `index.html` names what the page at `/` needs.
 */
export function preloads(home: string): Plugin {
  return {
    name: 'assay:preloads',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const html = String(index.source);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const [, name] = PAGE.exec(chunk.facadeModuleId ?? '') ?? [];
        if (name === undefined) continue;
        const source = withLinks(html, bundle, chunk);
        if (name === home) index.source = source;
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}
