import { describe, expect, it } from 'vitest';
import { callAssay } from '../support/call-assay.ts';

describe('the version', () => {
  it.each(['-v', '-V', '--version', 'version', '--lang ko -v'])('NU7 is printed by %s', async (line) => {
    const { code, stdout } = await callAssay(line.split(' '));
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it.each([
    'verify answer.md -v',
    'verify answer.md --version',
    'check -v',
    'kg load -v',
    '-v verify answer.md',
    '--version check',
    'version check',
  ])('NU7 does not take the place of a command: %s', async (line) => {
    const { code, stdout, stderr } = await callAssay(line.split(' '));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/unknown option '(?:-v|--version)'/);
  });
});
