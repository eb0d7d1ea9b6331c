import { createElement, type ReactElement, type SVGProps } from 'react';

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

/** An element of a drawing with its attributes. */
type Shape = readonly [tag: 'circle' | 'line' | 'path' | 'polyline' | 'rect', attributes: object];

const LINES: SVGProps<SVGSVGElement> = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** Hidden from readers of the screen unless the caller says what it shows. */
export function drawIcon(...shapes: readonly Shape[]): Icon {
  const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) => createElement('svg', { ...LINES, 'aria-hidden': true, ...props }, ...drawn);
}
