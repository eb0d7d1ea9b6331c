import type { AttributeClaim } from './attribute-claim.ts';
import { isGroup, type Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import type { Found } from './attribute-ruling.ts';
import { measureOf } from './attribute-units.ts';

const MORE = /(?:높|크|큽|큰|많|비싸|비쌉|비싼|길|깁|긴|무겁|넓|빠르|늦|오래|앞서|초과|웃돌|넘)/;
const LESS = /(?:낮|작|적|(?<!비)(?:싸|쌉|싼)|저렴|짧|가볍|좁|느리|이르|일찍|밑돌|못 미치|못 미칩)/;
const MORE_THAN =
  /\b(?:more|higher|greater|larger|bigger|longer|heavier|dearer|above|exceeds?|over|later|older|wider|faster)\b/i;
const LESS_THAN =
  /\b(?:less|lower|fewer|smaller|shorter|lighter|cheaper|below|under|earlier|younger|narrower|slower)\b/i;
const THAN = /\bthan\b|\b(?:exceeds?|above|below)\b/i;

interface Side {
  readonly leaf: Leaf;
  readonly value: number;
  readonly mention: Mention;
}

/** GR38: two keys with numbers compared: 목표 온도가 현재 온도보다 높다, the limit is higher than the usage. */
export function checkCompared(claim: AttributeClaim, mentions: readonly Mention[]): Found[] {
  const korean = /보다/.test(claim.text);
  const than = korean ? null : THAN.exec(claim.text);
  if (!korean && than === null) return [];
  const sides = sidesOf(mentions);
  const standard = sides.find(({ mention }) =>
    korean
      ? [0, 1].some((step) => claim.terms[mention.last + step]?.surface.endsWith('보다') === true)
      : (claim.terms[mention.first]?.start ?? 0) > (than?.index ?? 0),
  );
  const other = sides.find(
    ({ leaf, mention }) => leaf !== standard?.leaf && !overlaps(mention, standard?.mention),
  );
  if (standard === undefined || other === undefined) return [];
  const from = korean ? claim.text.indexOf('보다') + 2 : 0;
  const rest = claim.text.slice(from, korean ? undefined : (than?.index ?? 0) + (than?.[0].length ?? 0));
  const more = (korean ? MORE : MORE_THAN).test(rest);
  const less = (korean ? LESS : LESS_THAN).test(rest);
  if (more === less || /\d/.test(rest)) return [];
  const holds = more ? other.value > standard.value : other.value < standard.value;
  const word = (korean ? (more ? MORE : LESS) : more ? MORE_THAN : LESS_THAN).exec(rest);
  const start = from + (word?.index ?? 0);
  const end = korean ? claim.text.length : start + (word?.[0].length ?? 0);
  return [
    {
      rule: 'GR38',
      outcome: holds ? 'supported' : 'contradicted',
      place: { start, end },
      reading: claim.text.slice(start, end),
      path: other.leaf.path,
      value: other.leaf.value,
      derivation: `${other.leaf.path} ${other.value} ${other.value > standard.value ? '>' : other.value < standard.value ? '<' : '='} ${standard.leaf.path} ${standard.value}`,
      code: 'COMPARISON_MISMATCH',
    },
  ];
}

function overlaps(one: Mention, other: Mention | undefined): boolean {
  return other !== undefined && one.first <= other.last && other.first <= one.last;
}

function sidesOf(mentions: readonly Mention[]): Side[] {
  return mentions.flatMap((mention) => {
    const { target } = mention;
    if (isGroup(target) || target.listed) return [];
    const measure = measureOf(target);
    return measure === null
      ? []
      : [{ leaf: target, value: measure.value * (measure.unit?.factor ?? 1), mention }];
  });
}
