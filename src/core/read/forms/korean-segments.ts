import type { Token } from '../../statement/token.ts';
import type { Line } from './line.ts';
import { fromValue, partsOf, type Segment } from './segments.ts';

/** Particles of who is spoken of: 의, 은, 이, 에, 에서 with or without 은. */
const OWNERS = new Set(['의', '은', '이', '에', '에서']);
const ENDED = /(?:^|\+)(?:EF|EC)$/u;
const MISREAD_TOPIC = /^I\+EM$/u;

/** The particle that makes a word the owner; 빌라는 read as a verb form is one too. */
function ownerMark({ inflection, xpos }: Token): string | null {
  if (MISREAD_TOPIC.test(xpos)) return '은';
  return inflection?.particles.find((one) => OWNERS.has(one)) ?? null;
}

interface Run {
  /** Behind its last word. */
  readonly end: number;
  readonly mark: string;
}

/** The runs of words before the value that end in such a particle. */
function runsOf(part: readonly Token[], until: number): Run[] {
  return part.slice(0, until).flatMap((token, at) => {
    const mark = ownerMark(token);
    return mark === null ? [] : [{ end: at + 1, mark }];
  });
}

function segmentOf(line: Line, part: readonly Token[], mark: string | null): Segment | null {
  const from = fromValue(line, part);
  if (from === null) return null;
  const runs = runsOf(part, from.at);
  const [first] = runs;
  const at =
    first?.mark === '의'
      ? 0
      : Math.max(
          0,
          runs.findIndex((run) => run.mark === mark),
        );
  const run = runs[at];
  if (run === undefined) return null;
  const begin = at === 0 ? 0 : (runs[at - 1]?.end ?? 0);
  return {
    owner: part.slice(begin, run.end),
    said: [...part.slice(0, begin), ...part.slice(run.end, from.at)],
    tail: part.slice(from.end),
    value: part.slice(from.at, from.end),
    values: from.values,
  };
}

function isEnded(part: readonly Token[]): boolean {
  return part.some(({ xpos }) => ENDED.test(xpos));
}

/** Names with their values, of which only the last has the verb: A는 12만 원, B는 4만 원이다. Null where it is not that. */
export function koreanSegments(line: Line): readonly Segment[] | null {
  const parts = partsOf(line);
  const second = parts[1];
  if (second === undefined || parts.slice(0, -1).some(isEnded)) return null;
  const mark = runsOf(second, second.length)[0]?.mark ?? null;
  const segments = parts.map((part) => segmentOf(line, part, mark)).filter((segment) => segment !== null);
  return segments.length === parts.length ? segments : null;
}
