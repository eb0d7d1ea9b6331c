/** Milliseconds of processor time that this process took for `work`: what others do beside it hardly counts. */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
