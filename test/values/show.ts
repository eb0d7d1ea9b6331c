import { writeExact } from '../../src/core/statement/exact.ts';
import type { Amount, ClockTime, Day, Period, Value, ValueMention } from '../../src/core/statement/value.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const two = (value: number): string => String(value).padStart(2, '0');

function ends({ low, high }: Amount): string {
  const [from, to] = [low && writeExact(low.value), high && writeExact(high.value)];
  if (low !== null && high !== null && !low.open && !high.open)
    return from === to ? `${from}` : `${from}..${to}`;
  const left = low === null ? [] : [`${low.open ? '>' : '>='}${from}`];
  const right = high === null ? [] : [`${high.open ? '<' : '<='}${to}`];
  return [...left, ...right].join(' ');
}

function amount(value: Amount, sign: string): string {
  const unit = value.unit === null ? '' : ` ${value.unit.symbol}`;
  const per = value.per === null ? '' : ` / ${value.per.symbol}`;
  return `${value.approximate ? '~' : ''}${sign}${ends(value)}${unit}${per}`;
}

function day({ year, month, day: number }: Day): string {
  return `${year ?? '-'}-${two(month)}-${two(number)}`;
}

function year({ year: number }: Day): string {
  return number === null ? '-' : String(number);
}

/** One named period in its own fineness. */
function single(from: Day, { fineness, calendar }: Period): string {
  if (calendar === 'fiscal') return `FY${year(from)}`;
  if (fineness === 'year') return year(from);
  if (fineness === 'decade') return `${Math.floor((from.year ?? 0) / 10) * 10}s`;
  if (fineness === 'century') return `C${Math.ceil((from.year ?? 0) / 100)}`;
  if (fineness === 'quarter') return `${year(from)}-Q${Math.ceil(from.month / 3)}`;
  if (fineness === 'half') return `${year(from)}-H${Math.ceil(from.month / 6)}`;
  return fineness === 'month' ? `${year(from)}-${two(from.month)}` : day(from);
}

function days(period: Period): string {
  const { from, to } = period;
  if (from === null || to === null) return '';
  const [first, last] = [single(from, period), single(to, period)];
  return first === last ? first : `${first}..${last}`;
}

function period(value: Period): string {
  const bound = value.bound === 'at' ? '' : `${value.bound} `;
  const named = value.weekdays.map((weekday) => WEEKDAYS[weekday - 1] ?? '?').join(',');
  const parts = [days(value), value.part ?? '', named].filter((part) => part !== '');
  return `${bound}${value.approximate ? '~' : ''}${parts.join(' ')}`;
}

function time(seconds: number): string {
  const rest = seconds % 60;
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}${rest === 0 ? '' : `:${two(rest)}`}`;
}

function clock(value: ClockTime): string {
  const bound = value.bound === 'at' ? '' : `${value.bound} `;
  const to = value.to === value.from ? '' : `..${time(value.to)}`;
  const zone = value.zone === null ? '' : ` ${value.zone}`;
  return `${bound}${value.approximate ? '~' : ''}${time(value.from)}${to}${value.halfKnown ? '' : '?'}${zone}`;
}

/** A value as the case tables write it. */
export function showValue(value: Value): string {
  if (value.kind === 'quantity') {
    return amount(value, value.sort === 'ordinal' ? '#' : value.sort === 'multiple' ? 'x' : '');
  }
  if (value.kind === 'duration') return amount(value, '');
  if (value.kind === 'period') return period(value);
  if (value.kind === 'clock') return clock(value);
  if (value.kind === 'name') return `name ${value.name}${value.title === null ? '' : ` (${value.title})`}`;
  if (value.kind === 'code') return `code:${value.sort} ${value.canonical}`;
  if (value.kind === 'flag') return value.yes ? 'yes' : 'no';
  return `text ${value.text}`;
}

export function showMention({ written, value, unread, struck }: ValueMention): string {
  const shown = value === null ? `unread:${unread}` : showValue(value);
  return `${written} = ${struck ? '~~' : ''}${shown}`;
}
