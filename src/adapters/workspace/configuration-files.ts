import type {
  ConfigurationReader,
  ConfigurationWriter,
  TrustStore,
} from '../../contract/ports/configuration-files.ts';
import { findConfiguration } from './find-configuration.ts';
import { isInside } from './is-inside.ts';
import { readConfigurationFile } from './read-configuration-file.ts';
import { listTrusted, revokeTrust, trust, trustOf } from './trust-store.ts';
import { writeConfigurationFile } from './write-configuration-file.ts';

/** The configuration file on this machine's disk, and what the user trusts of it. */
export const configurationFiles: ConfigurationReader & ConfigurationWriter & TrustStore = {
  find: findConfiguration,
  read: readConfigurationFile,
  write: writeConfigurationFile,
  isInside,
  trustOf,
  listTrusted,
  trust,
  revokeTrust,
};
