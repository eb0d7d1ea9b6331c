// Joins the modules of the command into a few files: a thousand small ones take half of its start.
// Packages stay outside; the library, which others import, stays as it was compiled.
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';

/** A module of a chunk finds its neighbours (workers, package.json, the template) as if it still stood in its own place. */
function placed(folder) {
  return {
    name: 'placed',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      const place = JSON.stringify(join('..', relative(folder, id)));
      return {
        code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
        map: null,
      };
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

/** The one package that is joined too: of its hundred files, most are messages in languages that nobody asks for. */
const JOINED = 'zod';

/** Its licence goes where its code goes. */
function addLicence(folder) {
  const manifest = createRequire(import.meta.url).resolve(`${JOINED}/package.json`);
  copyFileSync(join(dirname(manifest), 'LICENSE'), join(folder, `${JOINED}.LICENSE`));
}

/** Makes `command/main.js` of the compiled `main.js` of the folder; false where the bundler is not installed. */
export async function bundleCommand(folder) {
  const bundler = await import('rolldown').catch(() => undefined);
  if (bundler === undefined) return false;
  const bundle = await bundler.rolldown({
    input: join(folder, 'main.js'),
    platform: 'node',
    external: (id) => id !== JOINED && !id.startsWith('.') && !isAbsolute(id),
    plugins: [placed(folder), atOnce],
  });
  await bundle.write({
    dir: join(folder, 'command'),
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      groups: [
        { name: 'glance', test: (id) => GLANCE.test(id.replaceAll('\\', '/')), priority: 2 },
        { name: 'glance-git', test: (id) => GIT.test(id.replaceAll('\\', '/')), priority: 1 },
      ],
    },
  });
  await bundle.close();
  addLicence(join(folder, 'command'));
  return true;
}
