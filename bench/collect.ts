import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/** Collects all garbage, so that the memory of this process is what is held. */
export function collect(): void {
  gc();
}
