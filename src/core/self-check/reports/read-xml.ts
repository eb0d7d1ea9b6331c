const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '�';
}

/** The text that XML writes with entities. Only the five of XML itself and numbers: what a DTD defines stays as it is. */
function xmlText(raw: string): string {
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

export type XmlAttributes = Readonly<Record<string, string>>;

/** What a reader of XML is told, in the order of the text. Names are without their prefix. */
export interface XmlListener {
  open(name: string, attributes: XmlAttributes): void;
  text(text: string): void;
  close(name: string): void;
}

const SPACE = /\s*/y;
const NAME = /[^\s<>/="']+/y;

interface Tag {
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly closed: boolean;
  readonly end: number;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** What the pattern reads at a place; nothing where it does not fit. */
function readAt(pattern: RegExp, xml: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(xml)?.[0] ?? '';
}

function pastSpace(xml: string, at: number): number {
  return at + readAt(SPACE, xml, at).length;
}

/** The attribute at a place, and where it ends; null where none stands there whole. */
function attributeAt(xml: string, at: number): { key: string; value: string; end: number } | null {
  const from = pastSpace(xml, at);
  const key = readAt(NAME, xml, from);
  const equals = pastSpace(xml, from + key.length);
  if (key === '' || xml[equals] !== '=') return null;
  const open = pastSpace(xml, equals + 1);
  const mark = xml[open];
  const close = mark === '"' || mark === "'" ? xml.indexOf(mark, open + 1) : -1;
  return close < 0 ? null : { key, value: xml.slice(open + 1, close), end: close + 1 };
}

/** The start tag at `<`; null where the text ends inside it. */
function startTag(xml: string, at: number): Tag | null {
  const name = readAt(NAME, xml, at + 1);
  const attributes: Record<string, string> = {};
  let from = at + 1 + name.length;
  for (let next = attributeAt(xml, from); next !== null; next = attributeAt(xml, from)) {
    attributes[local(next.key)] = xmlText(next.value);
    from = next.end;
  }
  const end = xml.indexOf('>', from);
  return end === -1 ? null : { name: local(name), attributes, closed: xml[end - 1] === '/', end: end + 1 };
}

/** The end of a declaration with its own subset in brackets, which is skipped unread. */
function declarationEnd(xml: string, at: number): number {
  const close = xml.indexOf('>', at);
  const bracket = xml.indexOf('[', at);
  if (bracket === -1 || (close !== -1 && close < bracket)) return close === -1 ? -1 : close + 1;
  const subset = xml.indexOf(']', bracket);
  const end = subset === -1 ? -1 : xml.indexOf('>', subset);
  return end === -1 ? -1 : end + 1;
}

function after(xml: string, end: string, at: number): number {
  const found = xml.indexOf(end, at);
  return found === -1 ? -1 : found + end.length;
}

/** The end of what is no element (comment, instruction, declaration); 0 where an element stands, -1 where it is cut. */
function skipped(xml: string, at: number): number {
  if (xml.startsWith('<!--', at)) return after(xml, '-->', at + 4);
  if (xml.startsWith('<?', at)) return after(xml, '?>', at + 2);
  return xml.startsWith('<!', at) && !xml.startsWith('<![CDATA[', at) ? declarationEnd(xml, at) : 0;
}

/** CDATA, an end tag or a start tag at `at`: where it ends, and how many levels deeper it leads. */
function element(xml: string, at: number, listener: XmlListener): { end: number; deeper: number } {
  if (xml.startsWith('<![CDATA[', at)) {
    const end = xml.indexOf(']]>', at);
    listener.text(xml.slice(at + 9, end === -1 ? xml.length : end));
    return { end: end === -1 ? -1 : end + 3, deeper: 0 };
  }
  if (xml.startsWith('</', at)) {
    const end = xml.indexOf('>', at);
    if (end !== -1) listener.close(local(xml.slice(at + 2, end).trim()));
    return { end: end === -1 ? -1 : end + 1, deeper: -1 };
  }
  const tag = startTag(xml, at);
  if (tag === null) return { end: -1, deeper: 1 };
  listener.open(tag.name, tag.attributes);
  if (tag.closed) listener.close(tag.name);
  return { end: tag.end, deeper: tag.closed ? 0 : 1 };
}

/**
 * Reads XML once from start to end, in linear time, and keeps nothing; it forgives what reports get wrong.
 * Answers whether the document is whole: it has an element, and all are closed.
 */
export function readXml(xml: string, listener: XmlListener): boolean {
  let depth = 0;
  let elements = 0;
  let at = 0;
  while (at !== -1 && at < xml.length) {
    const next = xml.indexOf('<', at);
    if (depth > 0 && next !== at) listener.text(xmlText(xml.slice(at, next === -1 ? xml.length : next)));
    if (next === -1) break;
    at = skipped(xml, next);
    if (at !== 0) continue;
    const { end, deeper } = element(xml, next, listener);
    elements += 1;
    depth += deeper;
    at = end;
  }
  return elements > 0 && depth === 0 && at !== -1;
}
