import { existsSync } from 'node:fs';
import { HIDDEN_KERNEL_FILES, sealedKernelFiles } from './kernel-files.ts';
import { inOrder, layersOf, mergedFolder, type Place, type Root } from './root.ts';

function placeArguments(place: Place, root: Root): string[] {
  switch (place.kind) {
    case 'read':
      return ['--ro-bind', place.from, place.at];
    case 'write':
      return ['--bind', place.from, place.at];
    case 'layer':
      return ['--bind', mergedFolder(root.folder, layersOf(root).indexOf(place)), place.at];
    case 'memory':
      return ['--tmpfs', place.at];
    case 'link':
      return ['--symlink', place.to, place.at];
  }
}

function kernelArguments(): string[] {
  const bind = (names: readonly string[], from: (path: string) => string): string[] =>
    names
      .map((name) => `/proc/${name}`)
      .filter(existsSync)
      .flatMap((path) => ['--ro-bind', from(path), path]);
  return [...bind(sealedKernelFiles(), (path) => path), ...bind(HIDDEN_KERNEL_FILES, () => '/dev/null')];
}

/** The same root as arguments of bubblewrap. `asRoot`: without a name space of users; one right is left, to give up all for good. */
export function bubblewrapArguments(root: Root, asRoot: boolean): string[] {
  const ordered = { ...root, places: inOrder(root.places) };
  const [user, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const spaces = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'];
  const number = ['--unshare-user', '--uid', String(user), '--gid', String(group)];
  const rights = ['--cap-drop', 'ALL', ...(asRoot ? ['--cap-add', 'CAP_SETPCAP'] : [])];
  const last = [
    '--dev',
    '/dev',
    '--proc',
    '/proc',
    ...kernelArguments(),
    '--remount-ro',
    '/',
    '--chdir',
    '/',
  ];
  return [
    '--die-with-parent',
    ...spaces,
    ...(root.network ? [] : ['--unshare-net']),
    ...(asRoot ? [] : number),
    ...rights,
    ...ordered.places.flatMap((place) => placeArguments(place, ordered)),
    ...last,
  ];
}
