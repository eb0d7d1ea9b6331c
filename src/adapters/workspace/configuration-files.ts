import type { ConfigurationReader, ConfigurationWriter } from '../../contract/ports/configuration-files.ts';
import { findConfiguration } from './find-configuration.ts';
import { readConfigurationFile } from './read-configuration-file.ts';
import { writeConfigurationFile } from './write-configuration-file.ts';

/** The configuration file on this machine's disk. */
export const configurationFiles: ConfigurationReader & ConfigurationWriter = {
  find: findConfiguration,
  read: readConfigurationFile,
  write: writeConfigurationFile,
};
