/** What the probe is told of the machine, as JSON in the environment. */
export interface ProbeTargets {
  /** Files that lie outside of every listed place. */
  readonly hidden: readonly string[];
  /** Folders where nothing may be written. */
  readonly sealed: readonly string[];
  /** A socket of the machine by path, one without a path, and a port of its loop device. */
  readonly socket: string | null;
  readonly abstract: string;
  readonly port: number;
  /** The machine's name spaces by kind. */
  readonly spaces: Readonly<Record<string, string>>;
  /** Files that set the kernel. */
  readonly kernel: readonly string[];
}

export const TARGETS_VARIABLE = 'ASSAY_PROBE';

/**
 * The text of a program that tries each guarantee from inside and prints the names of those that hold, as JSON. It runs
 * under the same enclosure as the command after it.
 */
export const PROBE_PROGRAM = `
const fs = require('node:fs'), net = require('node:net');
const targets = JSON.parse(process.env.${TARGETS_VARIABLE});
const fails = (attempt) => { try { attempt(); return false; } catch { return true; } };
const unreached = (place) => new Promise((resolve) => {
  const socket = net.connect(place, () => { socket.destroy(); resolve(false); });
  socket.on('error', () => resolve(true));
});
const status = fs.readFileSync('/proc/self/status', 'utf8');
const field = (name) => (new RegExp('^' + name + ':\\\\s*(\\\\S+)', 'm').exec(status) || [])[1];
const own = (space) => fs.readlinkSync('/proc/self/ns/' + space) !== targets.spaces[space];
const unwritten = (folder) => fails(() => {
  const file = folder + '/.assay-probe-' + process.pid;
  fs.writeFileSync(file, '');
  fs.rmSync(file);
});
const devices = () => fs.readFileSync('/proc/net/dev', 'utf8').split('\\n').slice(2).filter(Boolean);
const checks = {
  filesystem: async () => own('mnt') && targets.hidden.every((path) => fails(() => fs.statSync(path))) &&
    targets.sealed.every(unwritten) && (targets.socket === null || await unreached({ path: targets.socket })),
  network: async () => own('net') && devices().every((line) => line.trim().startsWith('lo:')) &&
    await unreached({ path: targets.abstract }) && await unreached({ host: '127.0.0.1', port: targets.port }),
  processes: () => own('pid') && fs.readlinkSync('/proc/self') === String(process.pid),
  ipc: () => own('ipc'),
  capabilities: () => ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].every((name) => /^0+$/.test(field(name))),
  no_new_privs: () => field('NoNewPrivs') === '1',
  seccomp: () => field('Seccomp') === '2',
  proc: () => targets.kernel.every((path) => fails(() => fs.closeSync(fs.openSync(path, 'r+')))),
};
(async () => {
  const held = [];
  for (const [name, check] of Object.entries(checks)) {
    try { if (await check()) held.push(name); } catch {}
  }
  console.log(JSON.stringify(held));
  process.exit();
})();
`;
