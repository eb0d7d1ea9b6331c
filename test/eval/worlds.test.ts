import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadWorlds } from '../../eval/datasets/worlds.ts';
import type { EvalRow } from '../../eval/row.ts';
import { shapeCounts } from '../../eval/page/shape-table.ts';
import { worldCounts, worldTable } from '../../eval/page/world-table.ts';
import { claimsOf } from '../../eval/worlds/claims.ts';
import { readDomains } from '../../eval/worlds/domain.ts';
import { graphOfWorld } from '../../eval/worlds/graph.ts';
import { evidencesOf, type Shape, SHAPES } from '../../eval/worlds/shapes.ts';
import { gapped } from '../../eval/worlds/gapping.ts';
import { connective } from '../../eval/worlds/sentences.ts';
import { makeWorld, valueIfAny, type World } from '../../eval/worlds/world.ts';
import { seeded } from '../../scripts/worlds/random.ts';

const KINDS =
  'value denied flag role year rose at_least at_most between more less most fewest second sum gap count only all none two_facts exchange'.split(
    ' ',
  );
const DOMAINS = join(import.meta.dirname, '../../eval/worlds/domains');
const domains = readDomains();
const { rows } = loadWorlds();

/** What a shape holds: its evidence, or the graph. */
async function evidenceOf(world: World, shape: Shape): Promise<string> {
  if (shape !== 'graph') return JSON.stringify(evidencesOf(seeded(8), world, shape));
  const { configuration, reader } = graphOfWorld(world);
  const ids = world.subjects.map((subject) => ({ type: 'thing', id: subject.replace(/^the /u, '') }));
  return JSON.stringify([configuration.graph, await reader.facts(ids), await reader.relations(ids)]);
}

function claimsBy(end: EvalRow['end'], kind: string): EvalRow[] {
  return rows.filter((row) => row.end === end && row.kind === kind);
}

describe('worlds', () => {
  it('EV18 the same rows come at each run, each id once', () => {
    expect(JSON.stringify(loadWorlds().rows)).toBe(JSON.stringify(rows));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(domains.map((domain) => [domain.name, domain] as const))(
    'EV18 %s: each claim stands beside every shape, and no two subjects share a value',
    async (_name, domain) => {
      const world = makeWorld(seeded(7), domain, 'en', 'w');
      for (const attribute of domain.attributes.filter(({ type }) => type !== 'flag')) {
        const texts = world.subjects.flatMap((subject) => valueIfAny(world, subject, attribute)?.text ?? []);
        expect(new Set(texts).size).toBe(texts.length);
      }
      const shapes = await Promise.all(SHAPES.map((shape) => evidenceOf(world, shape)));
      expect(new Set(shapes).size).toBe(SHAPES.length);
      expect(claimsOf(seeded(9), world).length).toBeGreaterThan(10);
    },
  );

  it('EV18 true and false claims of each kind, in both languages', () => {
    for (const language of ['en', 'ko'])
      for (const kind of KINDS)
        for (const end of ['supported', 'contradicted'] as const)
          expect(
            claimsBy(end, kind).filter(({ task }) => task?.startsWith(language)).length,
            `${language} ${kind} ${end}`,
          ).toBeGreaterThan(0);
  });

  it('EV18 what is omitted stands in no shape of the evidence', async () => {
    for (const domain of domains) {
      const world = makeWorld(seeded(11), domain, 'en', 'w');
      const { label, fact } = world.omitted.words.en;
      const written = (await Promise.all(SHAPES.map((shape) => evidenceOf(world, shape)))).join('');
      expect(written).not.toContain(`${label}:`);
      for (const form of fact) expect(written).not.toContain(form.replace(/\{\w\}/gu, '').trim());
      expect(claimsOf(seeded(9), world).map(({ end }) => end)).toContain('not_found');
    }
  });

  it('EV18 no form was left unfilled', () => {
    for (const { answer, evidences } of rows)
      expect(`${answer}${JSON.stringify(evidences[0]?.data)}`).not.toMatch(/\{[A-Zn]/);
  });

  it('EV18 at least nine domains, four of them held', () => {
    expect(domains.length).toBeGreaterThanOrEqual(9);
    expect(domains.filter(({ held }) => held).length).toBeGreaterThanOrEqual(4);
  });

  it('EV18 a world stays the same when a domain is added', () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-worlds-'));
    cpSync(join(DOMAINS, 'trains.json'), join(folder, 'trains.json'));
    const alone = loadWorlds(folder).rows;
    rmSync(folder, { recursive: true });
    const among = rows.filter(({ group }) => group.startsWith('trains-'));
    expect(JSON.stringify(alone)).toBe(JSON.stringify(among));
  });

  it('EV22 one sentence says its verb once for several subjects', () => {
    const two = [
      { subject: 'Seoul', value: '120 units' },
      { subject: 'Busan', value: '80' },
    ];
    expect(gapped('en', '{S} has {V}', two)).toBe('Seoul has 120 units and Busan 80.');
    const won = [
      { subject: '창고', value: '12만 원' },
      { subject: '본사', value: '4만 원' },
    ];
    expect(gapped('ko', '{S}의 월세는 {V:이다/다}', won)).toBe('창고의 월세는 12만 원, 본사는 4만 원이다.');
    expect(gapped('ko', '{S:은/는} {V:을/를} 낸다', won)).toBe('창고는 12만 원을, 본사는 4만 원을 낸다.');
    expect(gapped('en', '{V} is paid by {S}', two)).toBeNull();
  });

  it('EV22 two facts in a sentence: the first ends as Korean joins them', () => {
    expect(['120명이 근무한다', '월세는 4만 원이다', '돈을 받는다', '문을 열었다'].map(connective)).toEqual([
      '120명이 근무하고',
      '월세는 4만 원이고',
      '돈을 받고',
      '문을 열었고',
    ]);
  });
});

describe('parts of the worlds', () => {
  const claims = rows.filter(({ pair }) => pair === 'trains-en-1-1');

  it('EV23 a claim that comes to one outcome in texts and to another in a table is the same in texts alone', () => {
    const judged = claims.map((row) => {
      const outcome = row.id.includes('-table-') ? ('undecided' as const) : ('verified' as const);
      const { dataset, id } = row;
      return { row, said: { dataset, id, score: 1, verdict: 'supported' as const, spans: [], outcome } };
    });
    expect(shapeCounts(judged)).toEqual([
      { language: 'en', held: true, claims: 1, same: 0, same_in_texts: 1, right: 0 },
    ]);
    const [lines] = worldCounts(judged, 'shape');
    expect(lines).toMatchObject({
      part: 'lines',
      held: true,
      rows: 1,
      true_verified: 1,
      false_verified: null,
    });
    expect(worldTable('domain', worldCounts(judged, 'domain')).rows).toEqual([
      ['trains', 'en held', '9', '88.9', '–', '–', '0.0'],
    ]);
  });
});
