/** Versions of the deterministic checkers by rule id. A verdict names them; a change of behaviour raises its number. */
export const CHECKERS: Readonly<Record<string, string>> = {
  CL1: '1',
  GR1: '1',
  GR2: '1',
  GR3: '1',
  GR4: '1',
  GR5: '1',
  GR6: '1',
  GR7: '1',
  GR8: '1',
  GR9: '1',
  GR13: '1',
  RP1: '1',
  RP2: '1',
};
