import type { TestFolder } from './graph-files.ts';

export const TEAMS =
  'id,이름,name,alias,parent,runs\nT1,데이터플랫폼팀,Data Platform Team,DP팀|플랫폼,T0,P1;P2\nT0,기술본부,Technology Division,,,\nT2,,Sales Team,,T0,P9\n';
export const teams = {
  file: 'teams.csv',
  type: 'team',
  id: 'id',
  names: { ko: '이름', en: 'name' },
  aliases: { column: 'alias' },
  relations: { parent: 'parent', runs: { column: 'runs', separator: ';' } },
  source: 'HR.teams',
};
export const WEEKS = 'team,week,util,heads\nT1,2026-W05,"1,092.5",12\nT1,2025,88,\n';
export const weeks = {
  file: 'weeks.csv',
  type: 'team',
  id: 'team',
  attributes: { utilisation: 'util', headcount: 'heads' },
  valid: { period: 'week' },
  as_of: '2026-02-02',
};
export const projects = {
  file: 'projects.jsonl',
  type: 'project',
  id: 'id',
  names: { ko: 'name.ko' },
  attributes: { budget: 'budget' },
};

/** The files of teams, their weeks and their projects. */
export function writeSample(folder: TestFolder): void {
  folder.write('teams.csv', TEAMS);
  folder.write('weeks.csv', WEEKS);
  folder.write(
    'projects.jsonl',
    '{"id":"P1","name":{"ko":"새벽"},"budget":12000000}\n\n{"id":"P2","name":{"ko":"노을"}}\n',
  );
}
