import type { Outside } from '../app/outside.ts';

/** What the commands on the configuration need; `outside` is called when a command runs. */
export interface ConfigurationPorts {
  readonly outside: () => Promise<Pick<Outside, 'files' | 'workingFolder' | 'environment'>>;
  readonly write: (text: string) => void;
  readonly warn: (text: string) => void;
}
