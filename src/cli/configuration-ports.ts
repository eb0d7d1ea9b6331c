import type { ConfigurationReader, ConfigurationWriter } from '../contract/ports/configuration-files.ts';
import type { Environment } from '../app/configuration/environment.ts';

/** What the commands on the configuration need of the outside; `files` is called when a command runs. */
export interface ConfigurationPorts {
  readonly files: () => Promise<ConfigurationReader & ConfigurationWriter>;
  readonly workingFolder: string;
  readonly environment: Environment;
  readonly write: (text: string) => void;
}
