import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import { bubblewrapArguments } from './bubblewrap.ts';
import { mountLayers, setUpLines } from './name-spaces.ts';
import { inOrder, layersOf, type Root } from './root.ts';
import { prctlOf, seccompFilter } from './seccomp-filter.ts';
import { shellQuote } from './shell-quote.ts';

/** How a command is enclosed. As `root` it takes no name space of users: files of others keep their owners. */
export interface Enclosure {
  readonly by: Exclude<NonNullable<RunReceipt['isolation']['by']>, 'none'>;
  readonly kind: 'root' | 'user';
  readonly root: Omit<Root, 'network'>;
}

/** Where the filter of calls lies in the private folder, for bubblewrap. */
export const FILTER_FILE = 'calls.bpf';

/** Perl and Python can ask the kernel to filter calls; a shell cannot. */
const LOADERS: readonly (readonly [program: string, flag: string, text: string])[] = [
  [
    '/usr/bin/perl',
    '-e',
    'my ($n, $hex) = (0 + shift, shift); my $f = pack("H*", $hex); my $p = pack("S x6 P", length($f) / 8, $f);' +
      'syscall($n, 38, 1, 0, 0, 0) == 0 && syscall($n, 22, 2, $p, 0, 0) == 0 or die "seccomp: $!\\n"; exec @ARGV',
  ],
  [
    '/usr/bin/python3',
    '-c',
    `import ctypes, os, sys
f = bytes.fromhex(sys.argv[2])
class P(ctypes.Structure): _fields_ = [("n", ctypes.c_ushort), ("f", ctypes.c_char_p)]
c = ctypes.CDLL(None, use_errno=True)
if c.prctl(38, 1, 0, 0, 0) or c.prctl(22, 2, ctypes.byref(P(len(f) // 8, f)), 0, 0): sys.exit("seccomp")
os.execv(sys.argv[3], sys.argv[3:])`,
  ],
];

/** The program that puts the filter on before the command; empty where there is none for it. */
function loader(): readonly string[] {
  const [filter, prctl] = [seccompFilter(process.arch), prctlOf(process.arch)];
  const found = LOADERS.find(([program]) => existsSync(program));
  if (filter === undefined || prctl === undefined || found === undefined) return [];
  return [...found, String(prctl), Buffer.from(filter).toString('hex')];
}

/** Every right is given up for good; a user goes back to the own number first. */
function giveUpRights(kind: Enclosure['kind']): readonly string[] {
  const none = ['--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all', '--no-new-privs'];
  const [user, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const numbers = ['--user', `--map-user=${user}`, `--map-group=${group}`, '--keep-caps'];
  const back = kind === 'root' || user === 0 ? [] : ['unshare', ...numbers, '--'];
  return [...back, 'setpriv', ...none, '--'];
}

function ownSpaces({ kind, root }: Enclosure, network: boolean, line: string): readonly string[] {
  const inner = [...giveUpRights(kind), ...loader(), '/bin/sh', '-c', line].map(shellQuote).join(' ');
  const script = `${setUpLines({ ...root, network }, xattrOf(kind))}\n${inner}\nexit $?`;
  const spaces = ['--mount', '--pid', '--ipc', '--uts', '--cgroup', ...(network ? [] : ['--net'])];
  const asRoot = kind === 'user' ? ['unshare', '--user', '--map-root-user', '--'] : [];
  const born = ['setpriv', '--pdeathsig', 'KILL', '--', 'unshare', ...spaces, '--fork', '--kill-child'];
  return [...asRoot, ...born, '/bin/sh', '-c', script];
}

function xattrOf(kind: Enclosure['kind']): string {
  return kind === 'user' ? 'userxattr,' : '';
}

/** Layers are mounted before, in a name space of their own: few versions of bubblewrap know them. */
function bubblewrapped({ kind, root }: Enclosure, network: boolean, line: string): readonly string[] {
  const places = inOrder(root.places);
  const layered = layersOf(root).length > 0;
  const wrapped = [
    'bwrap',
    ...bubblewrapArguments({ ...root, network }, kind === 'root'),
    ...(seccompFilter(process.arch) === undefined ? [] : ['--seccomp', '9']),
    '--',
    ...(kind === 'root' ? giveUpRights(kind) : []),
    '/bin/sh',
    '-c',
    line,
  ];
  const filter =
    seccompFilter(process.arch) === undefined ? '' : ` 9<${shellQuote(join(root.folder, FILTER_FILE))}`;
  const script = [
    'set -e',
    ...(layered ? ['mount --make-rprivate /'] : []),
    ...mountLayers({ ...root, places, network }, xattrOf(kind)),
    `exec ${wrapped.map(shellQuote).join(' ')}${filter}`,
  ].join('\n');
  const user = kind === 'user' ? ['--user', '--map-root-user'] : [];
  return [...(layered ? ['unshare', '--mount', ...user, '--'] : []), '/bin/sh', '-c', script];
}

/** The program and its arguments that run a shell line inside. When its parent ends, all inside ends with it. */
export function enclosedCommand(enclosure: Enclosure, network: boolean, line: string): readonly string[] {
  return (enclosure.by === 'bubblewrap' ? bubblewrapped : ownSpaces)(enclosure, network, line);
}

function isOnPath(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  return folders.some((folder) => existsSync(join(folder, program)));
}

/** Ways to enclose, best first. */
export function waysToEnclose(root: Enclosure['root']): Enclosure[] {
  const kinds = process.getuid?.() === 0 ? (['root', 'user'] as const) : (['user'] as const);
  const programs = isOnPath('bwrap') ? (['bubblewrap', 'namespaces'] as const) : (['namespaces'] as const);
  return programs.flatMap((by) => kinds.map((kind): Enclosure => ({ by, kind, root })));
}
