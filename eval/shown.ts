/** Prints a figure on a line of its own. */
export function shown(name: string, value: number): void {
  process.stdout.write(`${name.padEnd(48)} ${value.toFixed(3)}\n`);
}
