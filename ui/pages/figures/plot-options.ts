import type uPlot from 'uplot';
import type { MetricBucket } from '../../../src/contract/metrics.ts';
import { bucketTick } from '../../i18n/format.ts';
import type { Drawing, Row } from './drawing.ts';
import { type Look, valueText } from './look.ts';

/** What a drawing needs beside its values. */
export interface Canvas {
  readonly look: Look;
  readonly bucket: MetricBucket;
  readonly width: number;
  readonly height: number;
  readonly font: string;
  /** A token of `styles.css` as the browser knows it. */
  readonly colour: (token: string) => string;
  /** The bucket that is pointed at; null where none is. */
  readonly onPoint: (index: number | null) => void;
}

const SECONDS: Readonly<Record<MetricBucket, number>> = { hour: 3600, day: 86_400, week: 604_800 };
const COUNT_STEPS = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));
const TICK_PX = 64;

/** Bars on each other: the first row holds all, each next one is drawn over it without the row before. */
function stacked(rows: readonly Row[]): (number | null)[][] {
  return rows.map((_, at) =>
    (rows[at]?.values ?? []).map((_value, bucket) =>
      rows.slice(at).reduce((sum, { values }) => sum + (values[bucket] ?? 0), 0),
    ),
  );
}

/** Seconds since 1970, and a line of values for each row. */
export function plotData({ starts, rows }: Drawing, look: Look): uPlot.AlignedData {
  const times = starts.map((start) => Date.parse(start) / 1000);
  return [times, ...(look === 'counts' ? stacked(rows) : rows.map(({ values }) => [...values]))];
}

/** A tick for every so many buckets, so that their words do not touch. */
function ticks(starts: readonly number[], width: number): number[] {
  const every = Math.max(1, Math.ceil((starts.length * TICK_PX) / Math.max(width, TICK_PX)));
  return starts.filter((_, at) => (starts.length - 1 - at) % every === 0);
}

function highest(look: Look, max: number | null): number {
  if (look === 'shares') return 1;
  return max === null || max <= 0 ? 1 : max * 1.1;
}

function axes({ look, bucket, font, colour }: Canvas): uPlot.Axis[] {
  const common = { font: `11px ${font}`, stroke: colour('soft'), ticks: { show: false } };
  return [
    {
      ...common,
      grid: { show: false },
      size: 24,
      gap: 6,
      splits: (plot) => ticks([...(plot.data[0] ?? [])], plot.width),
      values: (_, splits) => splits.map((at) => bucketTick(new Date(at * 1000).toISOString(), bucket)),
    },
    {
      ...common,
      grid: { stroke: colour('line'), width: 1 },
      size: 60,
      gap: 6,
      ...(look === 'counts' ? { incrs: COUNT_STEPS } : {}),
      values: (_, splits) => splits.map((value) => valueText(value, look)),
    },
  ];
}

type Series = Omit<uPlot.Series, 'paths'>;

function barOf({ colour: token }: Row, { colour }: Canvas): Series {
  return { fill: colour(token), stroke: colour('panel'), width: 1, points: { show: false } };
}

function lineOf({ colour: token }: Row, { colour }: Canvas): Series {
  const stroke = colour(token);
  return { stroke, width: 1.75, spanGaps: true, points: { show: true, size: 6, fill: stroke } };
}

/** The options of a plot: time in UTC, no legend of its own, and bars from `bars`. */
export function plotOptions(
  { rows }: Drawing,
  canvas: Canvas,
  bars: uPlot.Series.PathBuilder | undefined,
): uPlot.Options {
  const { look, bucket, width, height, onPoint } = canvas;
  const half = SECONDS[bucket] / 2;
  const own = look === 'counts' ? barOf : lineOf;
  const paths = look === 'counts' && bars !== undefined ? { paths: bars } : {};
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: look !== 'counts' } },
    scales: {
      x: { time: true, range: (_, min, max) => [min - half, max + half] },
      y: { range: (_, __, max) => [0, highest(look, max)] },
    },
    axes: axes(canvas),
    series: [{}, ...rows.map((row) => ({ ...own(row, canvas), ...paths }))],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}
