const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE'] as const;

/** What a process that a test starts finds in its environment: nothing of the machine's but where things are. */
export function childEnvironment(changes: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passed), ...changes };
}
