// Joins the compiled modules, and what they use of packages, into the few files of the package: the command, the library,
// the threads. What stays outside is what npm must choose for a machine, and what is optional.
import { join, relative, resolve, dirname } from 'node:path';

/** Packages that stay outside: native parts, and optional ones. */
const OUTSIDE = /^(?:node:|oxc-parser$|onnxruntime-node|@opentelemetry\/(?!api)|pg-native$|pg-cloudflare$)/;

/** What starts somewhere: the command, the library's doors, each thread, and what makes the template. */
const ENTRIES = [
  'main',
  'index',
  'validation/index',
  'adapters/code-index/read-worker',
  'adapters/database/embedded-worker',
  'adapters/database/write-template',
  'adapters/models/model-worker',
  'app/verify-thread/text-worker',
];

const PLACE = 'assay-place:';

/** A module of a chunk finds its neighbours (workers, package.json, the template) as if it still stood in its own place. */
function placed(folder) {
  return {
    name: 'placed',
    transform(code, id) {
      const place = relative(folder, id).replaceAll('\\', '/');
      if (place.startsWith('..') || !code.includes('import.meta.url')) return null;
      const url = `new URL(${JSON.stringify(PLACE + place)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', url), map: null };
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(PLACE)) return null;
      const root = '../'.repeat(fileName.split('/').length - 1) || './';
      return code.replaceAll(PLACE, root);
    },
  };
}

/** What a hook loads to find that there is nothing to do: one file of it, for an agent waits for every call. */
const GLANCE =
  /(?:hooks\/start|hooks\/run-hook|agent-turn\/end-turn|app\/open-outside|app\/compose|turns\/(?:turn-files|untouched)|final-message\/read-message)\.js$/;
/** What it loads beside that where it must ask git. */
const GIT = /(?:agent-turn\/(?:start-turn|note-message|turn-names)|git\/glance)\.js$/;

/** In there nothing is loaded later that is there already: each late import of a chunk is a file more to find. */
const atOnce = {
  name: 'at-once',
  transform(code, id) {
    const late = [];
    const next = code.replace(/\bimport\('(\.[^']+)'\)/g, (whole, target) => {
      if (!GLANCE.test(resolve(dirname(id), target).replaceAll('\\', '/'))) return whole;
      late.push(target);
      return `Promise.resolve(late${late.length})`;
    });
    if (!GLANCE.test(id.replaceAll('\\', '/')) || late.length === 0) return null;
    const imports = late.map((target, at) => `import * as late${at + 1} from '${target}';\n`);
    return { code: imports.join('') + next, map: null };
  },
  // Imported, `node:fs` would load its streams with it.
  renderChunk(code, { name }) {
    if (name !== 'glance') return null;
    return code.replace(
      /^import \{([^}]*)\} from "(node:\w+)";$/gm,
      (_, names, from) => `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("${from}");`,
    );
  },
};

/** What runs anywhere: nothing of Node may come along, so it shares no file with the others. */
const PORTABLE = { index: 'portable/verify', reading: 'portable/reading' };

/** The engine of a user's own patterns: only a vocabulary brings any, and there is none without a graph. */
const withoutPatterns = {
  name: 'without-patterns',
  resolveId: (id) => (id === 're2js' ? '\0re2js' : null),
  load: (id) =>
    id === '\0re2js'
      ? "export const RE2JS = { compile() { throw new Error('assay/core holds no patterns of a vocabulary'); } };"
      : null,
};

/** Bundles what runs in a browser into `to`. The files that were joined. */
export async function bundlePortable(from, to) {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: Object.fromEntries(
      Object.entries(PORTABLE).map(([name, file]) => [name, join(from, `${file}.js`)]),
    ),
    platform: 'browser',
    plugins: [withoutPatterns],
    logLevel: 'silent',
  });
  const { output } = await made.write({ dir: to, format: 'esm', chunkFileNames: '[name]-[hash].js' });
  await made.close();
  return output.flatMap(({ moduleIds = [] }) => moduleIds);
}

/** Bundles the compiled modules of `from` into `to`. The files that were joined, for their licences. */
export async function bundle(from, to) {
  const { rolldown } = await import('rolldown');
  const joined = new Set();
  const made = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(from, `${name}.js`)])),
    platform: 'node',
    external: OUTSIDE,
    // Its main file asks for its parts at run time, where no bundler sees them.
    resolve: { alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' } },
    plugins: [placed(from), atOnce],
    // Of the code of packages there is nothing that we could mend.
    logLevel: 'silent',
  });
  const { output } = await made.write({
    dir: to,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: {
      groups: [
        { name: 'glance', test: (id) => GLANCE.test(id.replaceAll('\\', '/')), priority: 2 },
        { name: 'glance-git', test: (id) => GIT.test(id.replaceAll('\\', '/')), priority: 1 },
      ],
    },
  });
  await made.close();
  for (const { moduleIds = [] } of output) for (const id of moduleIds) joined.add(id);
  return [...joined];
}
