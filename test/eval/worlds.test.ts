import { describe, expect, it } from 'vitest';
import { loadWorlds } from '../../eval/datasets/worlds.ts';
import type { EvalRow } from '../../eval/row.ts';
import { claimsOf } from '../../eval/worlds/claims.ts';
import { readDomains } from '../../eval/worlds/domain.ts';
import { evidenceOf, SHAPES } from '../../eval/worlds/shapes.ts';
import { makeWorld, valueOf } from '../../eval/worlds/world.ts';
import { seeded } from '../../scripts/worlds/random.ts';

const domains = readDomains();
const { rows } = loadWorlds();

function claimsBy(end: EvalRow['end'], kind: string): EvalRow[] {
  return rows.filter((row) => row.end === end && row.kind === kind);
}

describe('worlds', () => {
  it('EV18 the same rows come at each run, each id once', () => {
    expect(loadWorlds().rows).toEqual(rows);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(domains.map((domain) => [domain.name, domain] as const))(
    'EV18 %s: each claim stands beside every shape, and no two subjects share a value',
    (_name, domain) => {
      const world = makeWorld(seeded(7), domain, 'en', 'w');
      for (const attribute of domain.attributes.filter(({ type }) => type !== 'flag')) {
        const texts = world.subjects.map((subject) => valueOf(world, subject, attribute).text);
        expect(new Set(texts).size).toBe(texts.length);
      }
      const shapes = SHAPES.map((shape) => JSON.stringify(evidenceOf(seeded(8), world, shape)));
      expect(new Set(shapes).size).toBe(SHAPES.length);
      expect(claimsOf(seeded(9), world).length).toBeGreaterThan(10);
    },
  );

  it('EV18 true and false claims of each kind, in both languages', () => {
    for (const language of ['en', 'ko'])
      for (const kind of ['value', 'denied', 'flag', 'more', 'less', 'most', 'sum', 'count', 'only'])
        for (const end of ['supported', 'contradicted'] as const)
          expect(
            claimsBy(end, kind).filter(({ task }) => task?.startsWith(language)).length,
            `${language} ${kind} ${end}`,
          ).toBeGreaterThan(0);
  });

  it('EV18 what is omitted stands in no shape of the evidence', () => {
    for (const domain of domains) {
      const world = makeWorld(seeded(11), domain, 'en', 'w');
      const { label, fact } = world.omitted.words.en;
      const written = SHAPES.map((shape) => JSON.stringify(evidenceOf(seeded(8), world, shape))).join('');
      expect(written).not.toContain(`${label}:`);
      for (const form of fact) expect(written).not.toContain(form.replace(/\{\w\}/gu, '').trim());
      expect(claimsOf(seeded(9), world).map(({ end }) => end)).toContain('not_found');
    }
  });

  it('EV18 no form was left unfilled', () => {
    for (const { answer, evidences } of rows)
      expect(`${answer}${JSON.stringify(evidences[0]?.data)}`).not.toMatch(/\{[A-Zn]/);
  });
});
