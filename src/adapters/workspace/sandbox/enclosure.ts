import type { BorrowedObjects } from './copy-git.ts';
import type { DependencyFolder } from './dependency-folders.ts';

/** How a command is enclosed: as root in name spaces of its own, as a user, or only as a process group. */
export type EnclosureKind = 'root' | 'user' | 'none';

/**
 * What a command sees in /tmp: an empty folder of its own where nothing that it needs lies there, else what lies there
 * under a layer that takes what is written; `shared` where the system knows no such layer.
 */
export type Temporary = 'own' | 'layer' | 'shared';

/** The part of a copy that the set-up of its name spaces needs. All paths are absolute. */
export interface Enclosed {
  readonly kind: Exclude<EnclosureKind, 'none'>;
  /** The private folder, with `tree` (the copy) and `layers` in it. */
  readonly folder: string;
  readonly tree: string;
  /** The user's work tree: the copy stands in its place. */
  readonly root: string;
  /** Folders of git that lie elsewhere. */
  readonly gitFolders: readonly string[];
  /** Objects of git that the copy reads, each seen in a private place. */
  readonly objects: readonly BorrowedObjects[];
  /** Folders of the user that the command may change in a layer of its own. */
  readonly layers: readonly Layer[];
  readonly temporary: Temporary;
  readonly network: boolean;
}

/** A folder of the user under a private layer that takes all that is written. */
export interface Layer {
  readonly lower: string;
  /** Where it is seen. */
  readonly upon: string;
}

export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

export function dependencyLayers(tree: string, folders: readonly DependencyFolder[]): Layer[] {
  return folders.map(({ path, real }) => ({ lower: real, upon: `${tree}/${path}` }));
}

/** Folders that must be there before the set-up. */
export function layerFolders({ folder, layers }: Pick<Enclosed, 'folder' | 'layers'>): string[] {
  return layers.flatMap(({ upon }, at) => [
    ...['lower', 'upper', 'work'].map((name) => `${folder}/layers/${at}/${name}`),
    upon,
  ]);
}

function mountLayer(enclosed: Enclosed, { lower, upon }: Layer, at: number): string[] {
  const folder = shellQuote(`${enclosed.folder}/layers/${at}`);
  const xattr = enclosed.kind === 'user' ? 'userxattr,' : '';
  return [
    `mount --bind ${shellQuote(lower)} ${folder}/lower`,
    `cd ${folder}`,
    `mount -t overlay assay -o ${xattr}lowerdir=lower,upperdir=upper,workdir=work ${shellQuote(upon)}`,
    'cd /',
  ];
}

/** Places where every program may write. */
const OPEN = ['/tmp', '/dev/shm'];

/** The private folder stays where it is, in the new /tmp too; its own path leads nowhere at that moment. */
const OWN_TEMPORARY = `
cd "$folder"
mount --bind "$folder/tmp" /tmp
mkdir -p "$folder"
mount --no-canonicalize --rbind . "$folder"
cd /`;

/** The layer lies in memory: a folder in /tmp cannot take what is written above /tmp itself. */
function layeredTemporary({ kind }: Enclosed): string {
  const xattr = kind === 'user' ? 'userxattr,' : '';
  return `
cd "$folder"
mkdir -p over
mount -t tmpfs -o size=1g assay over
mkdir over/upper over/work
chmod 1777 over/upper
mount -t overlay assay -o ${xattr}lowerdir=/tmp,upperdir=over/upper,workdir=over/work /tmp
mkdir -p "$folder"
mount --no-canonicalize --rbind . "$folder"
cd /`;
}

/** Everything but private and temporary folders is made read-only, as far as the system lets us; other options stay. */
const SEAL = `
while read -r device place type options _; do
  [ "$device" = assay ] && continue
  case "$type" in proc|sysfs|devpts|mqueue|cgroup*) continue ;; esac
  case "$place" in *\\\\*) place=$(printf '%b' "$place") ;; esac
  case "$place" in "$folder"|"$folder"/*|/tmp|/tmp/*|/dev|/dev/*|/proc|/proc/*|/sys|/sys/*) continue ;; esac
  kept=
  for option in nosuid nodev noexec noatime nodiratime relatime; do
    case ",$options," in *,$option,*) kept=$kept$option, ;; esac
  done
  mount -o "remount,bind,\${kept}ro" "$place" 2>/dev/null || :
done < /proc/self/mounts`;

function openPlaces(enclosed: Enclosed): string[] {
  const places = [...OPEN.map(shellQuote), '"$folder"'].join(' ');
  return [
    `folder=${shellQuote(enclosed.folder)}`,
    `for place in ${places}; do [ -d "$place" ] && mount --rbind "$place" "$place"; done`,
  ];
}

function lendObjects(enclosed: Enclosed): string[] {
  return enclosed.objects.flatMap(({ from, at }) => [
    `mount --bind ${shellQuote(from)} ${shellQuote(at)}`,
    `mount -o remount,bind,ro ${shellQuote(at)}`,
  ]);
}

function sealGit(enclosed: Enclosed): string[] {
  return enclosed.gitFolders.flatMap((folder) => [
    `mount --bind ${shellQuote(folder)} ${shellQuote(folder)}`,
    `mount -o remount,bind,ro ${shellQuote(folder)}`,
  ]);
}

/** The loop device of a new network is down; programs talk to themselves over it. */
const LOOP_UP = `
if command -v ip >/dev/null 2>&1; then ip link set lo up
else python3 -c 'import fcntl, socket, struct
with socket.socket() as s: fcntl.ioctl(s, 0x8914, struct.pack("16sh22x", b"lo", 0x49))'
fi`;

/** Shell lines that put the copy in the place of the user's tree and close all else; run first in the name spaces. */
export function setUpLines(enclosed: Enclosed): string {
  return [
    'set -e',
    'mount --make-rprivate /',
    ...openPlaces(enclosed),
    ...(enclosed.temporary === 'own' ? [OWN_TEMPORARY] : []),
    ...enclosed.layers.flatMap((layer, at) => mountLayer(enclosed, layer, at)),
    ...(enclosed.temporary === 'layer' ? [layeredTemporary(enclosed)] : []),
    SEAL,
    ...lendObjects(enclosed),
    `mount --rbind ${shellQuote(enclosed.tree)} ${shellQuote(enclosed.root)}`,
    ...sealGit(enclosed),
    'mount -t proc proc /proc',
    ...(enclosed.network ? [] : [LOOP_UP]),
    'set +e',
  ].join('\n');
}

/** What may undo the enclosure is taken from root; a user goes back to the own number, without any right. */
function dropRights(kind: Enclosed['kind']): readonly string[] {
  if (kind === 'root')
    return ['setpriv', '--bounding-set', '-sys_admin,-mknod,-sys_module,-sys_rawio,-sys_boot', '--'];
  const [user, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  return user === 0 ? [] : ['unshare', '--user', `--map-user=${user}`, `--map-group=${group}`, '--'];
}

/** The program and its arguments that run a shell line inside. When its parent ends, all inside ends with it. */
export function enclosedCommand(enclosed: Enclosed, line: string): readonly string[] {
  const inner = ['/bin/sh', '-c', line].map(shellQuote).join(' ');
  const script = `${setUpLines(enclosed)}\n${dropRights(enclosed.kind).join(' ')} ${inner}\nexit $?`;
  const spaces = ['--mount', '--pid', ...(enclosed.network ? [] : ['--net']), '--fork', '--kill-child'];
  const asRoot = enclosed.kind === 'user' ? ['unshare', '--user', '--map-root-user', '--'] : [];
  return [...asRoot, 'setpriv', '--pdeathsig', 'KILL', '--', 'unshare', ...spaces, '/bin/sh', '-c', script];
}
