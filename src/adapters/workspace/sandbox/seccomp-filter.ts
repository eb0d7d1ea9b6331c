/** Calls by architecture: x64 and arm64 as `uname` of Node names them. */
interface Calls {
  readonly audit: number;
  readonly prctl: number;
  readonly clone: number;
  readonly ioctl: number;
  readonly socket: number;
  readonly refused: readonly number[];
}

/** io_uring_*, and clone3 whose flags a filter cannot see: programs go on without them where the kernel has none. */
const ABSENT = [425, 426, 427, 435];
/** open_tree, move_mount, fsopen, fsconfig, fsmount, fspick, mount_setattr, quotactl_fd: the same everywhere. */
const REFUSED = [428, 429, 430, 431, 432, 433, 442, 443];

/**
 * mount, umount2, pivot_root, chroot, swapon, swapoff, reboot, sethostname, setdomainname, init_module, finit_module,
 * delete_module, kexec_load, kexec_file_load, acct, quotactl, settimeofday, clock_settime, syslog, vhangup, add_key,
 * request_key, keyctl, unshare, setns, perf_event_open, bpf, userfaultfd, fanotify_init, open_by_handle_at; x64 has
 * iopl and ioperm besides.
 */
const CALLS: Readonly<Record<string, Calls>> = {
  x64: {
    audit: 0xc000003e,
    prctl: 157,
    clone: 56,
    ioctl: 16,
    socket: 41,
    refused: [
      165, 166, 155, 161, 167, 168, 169, 170, 171, 175, 313, 176, 246, 320, 163, 179, 164, 227, 103, 153, 248,
      249, 250, 272, 308, 298, 321, 323, 300, 304, 172, 173,
    ],
  },
  arm64: {
    audit: 0xc00000b7,
    prctl: 167,
    clone: 220,
    ioctl: 29,
    socket: 198,
    refused: [
      40, 39, 41, 51, 224, 225, 142, 161, 162, 105, 273, 106, 104, 294, 89, 60, 170, 112, 116, 58, 217, 218,
      219, 97, 268, 241, 280, 282, 262, 265,
    ],
  },
};

/** Number of the call by which a process takes a filter on; undefined where there is none for it. */
export function prctlOf(architecture: string): number | undefined {
  return CALLS[architecture]?.prctl;
}

const [LOAD, EQUAL, SET, AT_LEAST, RETURN] = [0x20, 0x15, 0x45, 0x35, 0x06];
const [ALLOW, EPERM, ENOSYS, EAFNOSUPPORT] = [0x7fff0000, 0x00050001, 0x00050026, 0x00050061];
/** Offsets in what a filter is shown of a call. */
const [NUMBER, ARCHITECTURE, FIRST, SECOND] = [0, 4, 16, 24];
/** New name spaces of every kind. */
const NEW_SPACES = 0x7e020000;
/** The calls of another interface of x64 have this bit. */
const X32 = 0x40000000;
/** Typing into a terminal, as if the user did. */
const TYPING = [0x5412, 0x541c];

/** Sockets of paths, of both internets and of the kernel's own news: other families (vsock) reach out of every network. */
const FAMILIES = [1, 2, 10, 16];

type Step = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

function unless(test: Step, answer: number): Step[] {
  return [test, [RETURN, 0, 0, answer]];
}

function ifEqual(value: number, answer: number): Step[] {
  return unless([EQUAL, 0, 1, value], answer);
}

function stepsOf({ audit, clone, ioctl, socket, refused }: Calls): Step[] {
  const families = FAMILIES.flatMap((value) => ifEqual(value, ALLOW));
  const typing = TYPING.flatMap((value) => ifEqual(value, EPERM));
  return [
    [LOAD, 0, 0, ARCHITECTURE],
    ...unless([EQUAL, 1, 0, audit], EPERM),
    [LOAD, 0, 0, NUMBER],
    ...unless([AT_LEAST, 0, 1, X32], EPERM),
    ...[...refused, ...REFUSED].flatMap((call) => ifEqual(call, EPERM)),
    ...ABSENT.flatMap((call) => ifEqual(call, ENOSYS)),
    [EQUAL, 0, families.length + 2, socket],
    [LOAD, 0, 0, FIRST],
    ...families,
    [RETURN, 0, 0, EAFNOSUPPORT],
    [EQUAL, 0, 4, clone],
    [LOAD, 0, 0, FIRST],
    ...unless([SET, 0, 1, NEW_SPACES], EPERM),
    [RETURN, 0, 0, ALLOW],
    [EQUAL, 0, typing.length + 1, ioctl],
    [LOAD, 0, 0, SECOND],
    ...typing,
    [RETURN, 0, 0, ALLOW],
  ];
}

/** A compiled filter that refuses what reaches for the kernel; undefined for architectures that it does not know. */
export function seccompFilter(architecture: string): Uint8Array | undefined {
  const calls = CALLS[architecture];
  if (calls === undefined) return undefined;
  const steps = stepsOf(calls);
  const bytes = new DataView(new ArrayBuffer(steps.length * 8));
  for (const [at, [code, ifTrue, ifFalse, value]] of steps.entries()) {
    bytes.setUint16(at * 8, code, true);
    bytes.setUint8(at * 8 + 2, ifTrue);
    bytes.setUint8(at * 8 + 3, ifFalse);
    bytes.setUint32(at * 8 + 4, value, true);
  }
  return new Uint8Array(bytes.buffer);
}
