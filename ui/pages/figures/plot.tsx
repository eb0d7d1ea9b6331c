import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { MetricBucket } from '../../../src/contract/metrics.ts';
import { language } from '../../i18n/i18n.ts';
import type { Drawing } from './drawing.ts';
import type { Look } from './look.ts';
import { plotData, plotOptions } from './plot-options.ts';

const HEIGHT = 176;
const BARS = uPlot.paths.bars?.({ size: [0.72, 36] });

interface PlotProps {
  readonly drawing: Drawing;
  readonly look: Look;
  readonly bucket: MetricBucket;
  /** What it shows, in words. */
  readonly label: string;
  readonly onPoint: (index: number | null) => void;
}

/** A drawing on a canvas. Whoever cannot see it has its label, and the table beside it. */
export function Plot({ drawing, look, bucket, label, onPoint }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = language();
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const style = getComputedStyle(element);
    const canvas = {
      look,
      bucket,
      width: element.clientWidth,
      height: HEIGHT,
      font: style.fontFamily,
      colour: (token: string) => style.getPropertyValue(`--color-${token}`),
      onPoint,
    };
    const plot = new uPlot(plotOptions(drawing, canvas, BARS), plotData(drawing, look), element);
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [drawing, look, bucket, shown, onPoint]);
  return <div ref={box} role="img" aria-label={label} className="h-44 min-w-0 overflow-hidden" />;
}
