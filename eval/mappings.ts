import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Configuration } from '../src/contract/configuration.ts';
import type { ConfigurationOf } from './judge.ts';

const FOLDER = fileURLToPath(new URL('mappings', import.meta.url));
const Mapping = z.looseObject({ columns: z.record(z.string(), z.array(z.string())).default({}) });

/** The configuration of each mapping, read once from `eval/mappings/NAME.json`; the defaults where there is no mapping. */
export function mappings(folder = FOLDER): ConfigurationOf {
  const defaults = Configuration.parse({});
  const known = new Map<string, Configuration>();
  return (name) => {
    if (name === null) return defaults;
    const read = (): Configuration => {
      const { columns } = Mapping.parse(JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')));
      return Configuration.parse({ grounding: { columns } });
    };
    const found = known.get(name) ?? read();
    known.set(name, found);
    return found;
  };
}
