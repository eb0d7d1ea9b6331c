import { inOrder, layersOf, mergedFolder, type Place, type Root } from './root.ts';
import { HIDDEN_KERNEL_FILES, sealedKernelFiles } from './kernel-files.ts';
import { shellQuote } from './shell-quote.ts';

/** The loop device of a new network is down; programs talk to themselves over it. */
const LOOP_UP = `
if command -v ip >/dev/null 2>&1; then ip link set lo up
else python3 -c 'import fcntl, socket, struct
with socket.socket() as s: fcntl.ioctl(s, 0x8914, struct.pack("16sh22x", b"lo", 0x49))'
fi`;

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
/** The devices that every program expects, and nothing of the machine. */
const DEV = `
mkdir "$new/dev" "$new/proc"
mount -t tmpfs -o mode=755,size=1m assay "$new/dev"
mkdir "$new/dev/pts" "$new/dev/shm"
for name in ${DEVICES.join(' ')}; do : > "$new/dev/$name"; done
ln -s pts/ptmx "$new/dev/ptmx"
ln -s /proc/self/fd "$new/dev/fd"
for name in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/\${name%:*}" "$new/dev/\${name#*:}"; done`;

/** Processes of the new name space alone. */
function proc(): string {
  return `
mount -t proc proc "$new/proc"
for name in ${sealedKernelFiles().join(' ')}; do
  if [ -e "$new/proc/$name" ]; then echo "$mount/proc/$name $mount/proc/$name none bind,ro,nosuid,nodev,noexec"; fi
done > "$folder/proc.fstab"
for name in ${HIDDEN_KERNEL_FILES.join(' ')}; do
  if [ -e "$new/proc/$name" ]; then echo "/dev/null $mount/proc/$name none bind"; fi
done >> "$folder/proc.fstab"
mount --all --fstab "$folder/proc.fstab"`;
}

/** What lies mounted in a listed place is sealed too; options that the machine set stay. */
function seal(writable: readonly string[]): string {
  const open = writable.map((path) => `"$new"${shellQuote(path)}`).join('|');
  return `
while read -r device place type options _; do
  case "$place" in *\\\\*) place=$(printf '%b' "$place") ;; esac
  case "$device,$options," in assay,*|*,ro,*) continue ;; esac
  case "$place" in "$new"/dev/*|"$new"/proc|"$new"/proc/*|${open}) continue ;; "$new"/*) ;; *) continue ;; esac
  kept=nosuid,nodev
  case ",$options," in *,noexec,*) kept=$kept,noexec ;; esac
  mount -o "remount,bind,ro,$kept" "$place"
done < /proc/self/mounts`;
}

/** The new root takes the place of the machine's, which is then seen no more. */
const TURN = `
cd "$new"
mkdir .old
pivot_root . .old
umount -l /.old
rmdir /.old
mount -o remount,bind,ro,nosuid /
cd /`;

export function mountLayers(root: Root, xattr: string): string[] {
  return layersOf(root).flatMap(({ from }, at) => {
    const folder = shellQuote(`${root.folder}/layers/${at}`);
    const options = `${xattr}upperdir=upper,workdir=work`;
    return [
      `cd ${folder}`,
      ...(/[:,\\\s]/.test(from)
        ? [
            `mount --bind ${shellQuote(from)} lower`,
            `mount -t overlay assay -o ${options},lowerdir=lower merged`,
          ]
        : [`mount -t overlay assay -o ${options},lowerdir=${shellQuote(from)} merged`]),
      'cd /',
    ];
  });
}

/** A path as a table of mounts spells it. */
function spelled(path: string): string {
  return path.replace(/[\s\\#]/g, (each) => `\\${each.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

function tableLine(place: Place, root: Root): string[] {
  const target = spelled(`${root.folder}/root${place.at}`);
  const bind = (from: string, options: string): string[] => [
    `${spelled(from)} ${target} none rbind,${options}`,
  ];
  switch (place.kind) {
    case 'read':
      return bind(place.from, 'ro,nosuid,nodev,X-mount.mkdir');
    case 'write':
      return bind(place.from, 'X-mount.mkdir');
    case 'layer':
      return bind(mergedFolder(root.folder, layersOf(root).indexOf(place)), 'X-mount.mkdir');
    case 'memory':
      return [`assay ${target} tmpfs mode=755,size=1g,X-mount.mkdir`];
    case 'link':
      return [];
  }
}

function devices({ folder }: Root): string[] {
  const dev = spelled(`${folder}/root/dev`);
  return [
    ...DEVICES.map((name) => `/dev/${name} ${dev}/${name} none bind`),
    `assay ${dev}/pts devpts newinstance,ptmxmode=0666,mode=620`,
    `assay ${dev}/shm tmpfs mode=1777,size=1g`,
  ];
}

/** One program mounts all: a program for each would take longer than most tests. */
function mountAll(root: Root): string[] {
  const links = root.places.flatMap((place) => (place.kind === 'link' ? [place] : []));
  const table = [...root.places.flatMap((place) => tableLine(place, root)), ...devices(root), ''].join('\n');
  return [
    ...links.map(({ to, at }) => `ln -s ${shellQuote(to)} "$new"${shellQuote(at)}`),
    `printf %s ${shellQuote(table)} > "$folder/root.fstab"`,
    'mount --all --fstab "$folder/root.fstab"',
  ];
}

/** Shell lines that make the root of a command and turn to it; run first in name spaces of its own. */
export function setUpLines(root: Root, xattr: string): string {
  const ordered = { ...root, places: inOrder(root.places) };
  const writable = ordered.places.flatMap(({ kind, at }) => (kind === 'write' ? [at] : []));
  return [
    'set -e',
    // Behind the turn a search path of other places leads nowhere.
    'PATH=$PATH:/usr/sbin:/usr/bin:/sbin:/bin',
    'mount --make-rprivate /',
    ...mountLayers(ordered, xattr),
    `folder=${shellQuote(root.folder)}`,
    'new=$folder/root',
    `mount=${shellQuote(spelled(`${root.folder}/root`))}`,
    'mount -t tmpfs -o mode=755,size=16m assay "$new"',
    DEV,
    ...mountAll(ordered),
    proc(),
    seal(writable),
    ...(root.network ? [] : [LOOP_UP]),
    TURN,
    'set +e',
  ].join('\n');
}
