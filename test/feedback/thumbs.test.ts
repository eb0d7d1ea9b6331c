import { beforeAll, describe, expect, it } from 'vitest';
import { type PlayedThumb, playThumbs } from '../../eval/thumbs/play.ts';
import { kindOf, scriptedThumbs } from '../../eval/thumbs/thumb.ts';
import { runsLongOnes } from '../support/long-ones.ts';

const { thumbs } = scriptedThumbs();
const KINDS = [...new Set(thumbs.map(kindOf))];
const LONG = 600_000;

it('FB36 has ten thumbs of each kind, half of them Korean', () => {
  const korean = (kind: string): number =>
    thumbs.filter((thumb) => kindOf(thumb) === kind && /[가-힣]/u.test(thumb.question)).length;
  expect(KINDS.map((kind) => [thumbs.filter((one) => kindOf(one) === kind).length, korean(kind)])).toEqual(
    KINDS.map(() => [10, 5]),
  );
});

describe.runIf(runsLongOnes)('scripted thumbs', () => {
  let played: readonly PlayedThumb[] = [];
  beforeAll(async () => {
    played = await playThumbs();
  }, LONG);

  it.each(KINDS)('FB36 nine of ten are mended, or told that the notes do not say: %s', (kind) => {
    const right = played.filter(({ thumb, isRight }) => isRight && kindOf(thumb) === kind);
    expect(right.length).toBeGreaterThanOrEqual(9);
  });
});
