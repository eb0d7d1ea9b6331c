import { describe, expect, it } from 'vitest';
import { raisedInPlace } from '../../src/core/language/html-raised.ts';

describe('what is raised in a claim', () => {
  it.each([
    ['It has 40<sup>2</sup> seats.', 'It has 40² seats.'],
    ['It has 40<small>2</small> seats.', 'It has 40² seats.'],
    ['It has 40 seats<small>2</small> and a bar.', 'It has 40 seats and a bar.'],
    ['In 1990<small>3</small> it had 25 m<sup>2</sup>.', 'In 1990 it had 25 m².'],
    ['On the 1<small>st</small> floor.', 'On the 1<small>st</small> floor.'],
    ['It makes H<small>2</small>O.', 'It makes H<small>2</small>O.'],
    ['CO<sub>2</sub>-free', 'CO2-free'],
  ])('EC4 %s is read as %s, and every later word stays in its place', (written, read) => {
    const held = raisedInPlace(written);
    expect(held.replaceAll(/ +/g, ' ').trim()).toBe(read);
    expect(held).toHaveLength(written.length);
    const [last = ''] = / [^ <>]+$/.exec(written) ?? [];
    expect(held.slice(held.length - last.length)).toBe(last);
  });
});
