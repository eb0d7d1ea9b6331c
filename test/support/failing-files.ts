import type * as FileSystem from 'node:fs';
import type * as Promised from 'node:fs/promises';
import { Readable } from 'node:stream';

type Call = (...given: never[]) => unknown;

/** Which call of the file system fails, from 1, and how; 0: none. `calls` were made. */
export const plan = { calls: 0, at: 0, errno: '' };

function faultHere(): Error | null {
  plan.calls += 1;
  if (plan.calls !== plan.at) return null;
  return Object.assign(new Error(`${plan.errno}: injected`), { code: plan.errno });
}

/** The call, or the fault in its place. What closes is closed all the same, as the system does it. */
function sync(name: string, call: Call): Call {
  return (...given) => {
    const fault = faultHere();
    if (fault === null) return call(...given);
    if (name.startsWith('close')) call(...given);
    throw fault;
  };
}

function promised(name: string, call: Call): Call {
  return async (...given) => {
    const fault = faultHere();
    if (fault !== null && name !== 'close') throw fault;
    const done = await call(...given);
    if (fault !== null) throw fault;
    return name === 'open' ? failingHandle(done as Promised.FileHandle) : done;
  };
}

function failingHandle(handle: Promised.FileHandle): Promised.FileHandle {
  return new Proxy(handle, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      const call = value.bind(target) as Call;
      return key === 'stat' || key === 'read' || key === 'readFile' || key === 'close'
        ? promised(key, call)
        : call;
    },
  });
}

function wrapped<Of extends object>(whole: Of, wrap: (name: string, call: Call) => Call): Of {
  const entries = Object.entries(whole).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function' && /^[a-z]/.test(name) ? wrap(name, value as Call) : value,
  ]);
  return Object.fromEntries(entries) as Of;
}

/** `node:fs` whose calls without a callback fail as `plan` says. */
export function failingFs(whole: typeof FileSystem): object {
  const failing = wrapped(whole, (name, call) => (name.endsWith('Sync') ? sync(name, call) : call));
  const createReadStream: Call = (...given) => {
    const fault = faultHere();
    if (fault === null) return (whole.createReadStream as Call)(...given);
    return new Readable({
      read() {
        this.destroy(fault);
      },
    });
  };
  const all = { ...failing, createReadStream };
  return { ...all, default: all };
}

/** `node:fs/promises` whose calls fail as `plan` says. */
export function failingPromises(whole: typeof Promised): object {
  const all = wrapped(whole, promised);
  return { ...all, default: all };
}
