const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '�';
}

/** The text that XML writes with entities. Only the five of XML itself and numbers: what a DTD defines stays as it is. */
export function xmlText(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(
    /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/g,
    (_all, hex, decimal, name) => {
      if (hex !== undefined) return codePoint(Number.parseInt(String(hex), 16));
      if (decimal !== undefined) return codePoint(Number(decimal));
      return NAMED[String(name)] ?? '';
    },
  );
}
