import type {
  ConfigurationReader,
  ConfigurationWriter,
} from '../../src/contract/ports/configuration-files.ts';

/** One configuration file at `/w/assay.config.yaml`, or none. */
export function memoryFiles(text: string | undefined): ConfigurationReader & ConfigurationWriter {
  return {
    find: async () => (text === undefined ? undefined : '/w/assay.config.yaml'),
    read: async (path) => ({ path, text: text ?? '' }),
    write: async (path) => path,
  };
}
