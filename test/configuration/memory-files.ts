import type {
  ConfigurationReader,
  ConfigurationWriter,
  TrustStore,
} from '../../src/contract/ports/configuration-files.ts';

/** One configuration file at `/w/assay.config.yaml`, which the user trusts, or none. */
export function memoryFiles(
  text: string | undefined,
): ConfigurationReader & ConfigurationWriter & TrustStore {
  return {
    trustOf: async () => 'trusted',
    isInside: async () => true,
    listTrusted: async () => [],
    trust: async () => undefined,
    revokeTrust: async () => [],
    find: async () => (text === undefined ? undefined : '/w/assay.config.yaml'),
    read: async (path) => ({ path, text: text ?? '' }),
    write: async (path) => path,
  };
}
