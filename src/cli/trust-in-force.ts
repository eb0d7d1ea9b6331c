import { join } from 'node:path';
import { settingsAtBase } from '../app/check-work/settings-at-base.ts';
import { askedTrust } from '../app/configuration/asked-trust.ts';
import type { Outside } from '../app/outside.ts';
import { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import type { ConfigurationText } from '../contract/ports/configuration-files.ts';
import { plainText } from './plain-text.ts';
import type { Terminal } from './terminal.ts';
import { trustText } from './trust-text.ts';
import { TRUST_WORDS } from './trust-words.ts';

/** The configuration as a check would read it, at the base; null where there is none. */
async function atBase(outside: Outside): Promise<ConfigurationText | null> {
  const { workingFolder } = outside;
  try {
    const tree = await (await outside.workTrees()).open(workingFolder, {});
    const { file } = await settingsAtBase(tree, workingFolder, outside, undefined);
    const text = file === null ? null : await tree.read('base', file);
    return file === null || text === null ? null : { path: join(tree.root, file), text };
  } catch (error) {
    if (error instanceof AssayError && error.code === 'not_found') return null;
    throw error;
  }
}

/** TU6: whoever installs a hook trusts the configuration that is in force then, at the base and in the folder. */
export async function trustInForce(terminal: Terminal, language: Language): Promise<void> {
  const outside = await terminal.outside();
  const { workingFolder, environment } = outside;
  const files = await outside.files();
  const path = await files.find({ workingFolder });
  const here = path === undefined ? null : await files.read(path);
  const base = await atBase(outside);
  const same = base !== null && base.text === here?.text;
  for (const file of [here, same ? null : base]) {
    if (file === null) continue;
    const asked = await askedTrust(file, files, environment);
    if (asked.asks.length === 0) continue;
    terminal.write(trustText(asked, language));
    await files.trust(asked.files, (await outside.clock()).now(), environment);
    terminal.write(`${TRUST_WORDS[language].trusted(plainText(file.path))}\n`);
  }
}
