import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { Configuration } from '../src/contract/configuration.ts';
import type { ConfigurationOf } from './judge.ts';

const FOLDER = fileURLToPath(new URL('mappings', import.meta.url));

/** The configuration of each mapping, read once from `eval/mappings/NAME.yaml`; the defaults where there is no mapping. */
export function mappings(folder = FOLDER): ConfigurationOf {
  const defaults = Configuration.parse({});
  const known = new Map<string, Configuration>();
  return (name) => {
    if (name === null) return defaults;
    const found =
      known.get(name) ?? Configuration.parse(parse(readFileSync(`${folder}/${name}.yaml`, 'utf8')));
    known.set(name, found);
    return found;
  };
}
