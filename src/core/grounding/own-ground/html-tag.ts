/** A tag as it stands in a text: `</name attributes>`. */
export interface HtmlTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
}

export const TAG = String.raw`<(?<end>\/?)(?<name>[a-zA-Z][\w:-]{0,30})(?<attributes>(?:\s[^<>]{0,4000})?)>|<(?<empty>[a-zA-Z][\w:-]{0,30})(?<more>(?:\s[^<>]{0,4000})?)\/>`;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Tags at which a line begins. */
const BLOCKS = words(
  'address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html iframe legend li main meta nav ol optgroup option p pre section select summary table tbody template tfoot thead title tr ul',
);
const CELLS = words('td th');
const INLINE = words(
  'a abbr acronym area audio b base bdi bdo big canvas circle cite code col colgroup data datalist defs del dfn ellipse em embed font g i image img input ins kbd label line link map mark meter noscript object output param path picture polygon polyline progress q rect rp rt ruby s samp script slot small source span strike strong style sub sup svg symbol text textarea time track tspan tt u use var video wbr',
);

/** Those of them that are no more than a look: what stands on both sides of one is one word. */
const LOOKS = words(
  'a abbr acronym b bdi bdo big cite code data dfn em font i kbd mark samp small span strong sub sup time tt u var wbr',
);

function isKnown(name: string): boolean {
  return BLOCKS.has(name) || CELLS.has(name) || INLINE.has(name);
}

/** The tag of a match of `TAG`; null where it is no tag but an inequality or a type: `a<b and c>d`, `List<Order>`. */
export function tagOf(groups: Readonly<Record<string, string | undefined>>): HtmlTag | null {
  const name = (groups['name'] ?? groups['empty'])?.toLowerCase();
  if (name === undefined) return null;
  const attributes = (groups['attributes'] ?? groups['more'] ?? '').trim();
  const tag = { name, isEnd: groups['end'] === '/', attributes };
  if (attributes.includes('=') || tag.isEnd || /[:-]/u.test(name)) return tag;
  if (!isKnown(name)) return null;
  return attributes === '' || name.length > 2 ? tag : null;
}

/** Stands where a reader sees nothing, not even a blank; the fold of texts leaves it out. */
export const NOTHING = '\u206b';

/** Where a tag stands: inside of a word, between one and a blank, or elsewhere. */
export type TagPlace = 'in_word' | 'beside_blank' | 'elsewhere';

/**
 * What stands in place of a tag: an end of line for a block, a bar before a cell, nothing for a look within a word or
 * beside a blank, else a blank; as long as it was, or empty.
 */
export function blankOf({ name, isEnd }: HtmlTag, length: number, place: TagPlace): string {
  if (place !== 'elsewhere' && LOOKS.has(name)) return place === 'in_word' ? '' : NOTHING.repeat(length);
  if (BLOCKS.has(name)) return `\n\n${' '.repeat(length - 2)}`;
  if (CELLS.has(name) && !isEnd) return `|${' '.repeat(length - 1)}`;
  return ' '.repeat(length);
}
