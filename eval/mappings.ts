import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Configuration } from '../src/contract/configuration.ts';
import type { ConfigurationOf } from './judge.ts';

const FOLDER = fileURLToPath(new URL('mappings', import.meta.url));

/** The configuration of each mapping, read once from `eval/mappings/NAME.json`; the defaults where there is no mapping. */
export function mappings(folder = FOLDER): ConfigurationOf {
  const defaults = Configuration.parse({});
  const known = new Map<string, Configuration>();
  return (name) => {
    if (name === null) return defaults;
    const read = (): Configuration => {
      const mapping: unknown = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
      return Configuration.parse({ grounding: { mappings: { '*': mapping } } });
    };
    const found = known.get(name) ?? read();
    known.set(name, found);
    return found;
  };
}
