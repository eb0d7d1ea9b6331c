/** True for every UTF-16 unit that JavaScript calls white space, line ends included. */
export function isWhite(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  if (code < 0x1680) return code === 0xa0;
  return isRareWhite(code);
}

function isRareWhite(code: number): boolean {
  return (
    code === 0x3000 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x1680 ||
    code === 0xfeff
  );
}
