// Joins the modules of the command into a few files: a thousand small ones take half of its start.
// Packages stay outside; the library, which others import, stays as it was compiled.
import { join, relative } from 'node:path';

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
  /(?:hooks\/start|hooks\/run-hook|agent-turn\/(?:end-turn|start-turn|note-message)|app\/open-outside|app\/compose|git\/glance|turns\/turn-files|final-message\/read-message)\.js$/;

/** Makes `command/main.js` of the compiled `main.js` of the folder; false where the bundler is not installed. */
export async function bundleCommand(folder) {
  const bundler = await import('rolldown').catch(() => undefined);
  if (bundler === undefined) return false;
  const bundle = await bundler.rolldown({
    input: join(folder, 'main.js'),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith(folder),
    plugins: [placed(folder)],
  });
  await bundle.write({
    dir: join(folder, 'command'),
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'glance', test: (id) => GLANCE.test(id.replaceAll('\\', '/')) }] },
  });
  await bundle.close();
  return true;
}
