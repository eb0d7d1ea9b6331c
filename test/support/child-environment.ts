const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'NODE_COMPILE_CACHE',
  'XDG_CONFIG_HOME',
  'XDG_STATE_HOME',
] as const;

/** The embedded database is compiled once, quickly: a process of a test ends before better code has paid for itself. */
export const QUICK_START = ['--liftoff-only'] as const;

/** What a process that a test starts finds in its environment: nothing of the machine's but where things are. */
export function childEnvironment(changes: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passed), ...changes };
}
