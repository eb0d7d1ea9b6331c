import type { Subject } from '../family.ts';
import { integer, pick, type Random, seeded, shuffled, stepped } from '../random.ts';
import type { Point, Track } from '../track.ts';
import {
  captains,
  carriers,
  COMMODITIES,
  FLAGS,
  KINDS,
  ports,
  routes,
  shipments,
  STATES,
  terminals,
  vessels,
} from './things.ts';

export const SEED = 512_026;
const random = seeded(SEED);

const MONTHS = Array.from(
  { length: 16 },
  (_, index) => `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
);
const QUARTERS = [
  '2024-Q1',
  '2024-Q2',
  '2024-Q3',
  '2024-Q4',
  '2025-Q1',
  '2025-Q2',
  '2025-Q3',
  '2025-Q4',
  '2026-Q1',
];
const YEARS = ['2022', '2023', '2024', '2025'];
export const periods = { months: MONTHS, quarters: QUARTERS, years: YEARS };

const two = (value: number): string => String(value).padStart(2, '0');
const day = (from: number, to: number): string =>
  `${integer(random, from, to)}-${two(integer(random, 1, 12))}-${two(integer(random, 1, 28))}`;

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}

function series(
  subject: Subject,
  attribute: string,
  unit: string,
  keys: readonly string[],
  value: (random: Random) => number,
  now = true,
): Track {
  const points = keys.map((period) => ({ period, value: value(random) }));
  const current = points.at(-1);
  return { subject, attribute, unit, points, ...(now && current ? { current } : {}) };
}

export const single = (subject: Subject, attribute: string, unit: string, value: number): Track => ({
  subject,
  attribute,
  unit,
  points: [],
  current: { period: '', value },
});

export const throughput = [...ports, ...terminals].map((subject, index) =>
  series(subject, 'throughput', 'TEU', MONTHS, (next) =>
    stepped(next, index < 6 ? 180_000 : 21_000, index < 6 ? 460_000 : 88_000, 500),
  ),
);
export const waiting = ports.map((subject) =>
  series(subject, 'average_delay', 'h', MONTHS, (next) => stepped(next, 6, 96, 6)),
);
export const occupancy = terminals.map((subject) =>
  series(subject, 'berth_occupancy', '%', MONTHS, (next) => stepped(next, 34, 96, 1)),
);
export const income = carriers.map((subject) =>
  series(
    subject,
    'net_income',
    'USD',
    QUARTERS,
    (next) => (next() < 0.5 ? -1 : 1) * stepped(next, 2_000_000, 64_000_000, 100_000),
    false,
  ),
);
export const turnover = carriers.map((subject) =>
  series(subject, 'annual_revenue', 'USD', YEARS, (next) => stepped(next, 180e6, 2.9e9, 1e7)),
);
export const freight = routes.map((subject) =>
  series(subject, 'freight_rate', 'USD', QUARTERS, (next) => stepped(next, 900, 5200, 50)),
);

export interface Terminal {
  readonly subject: Subject;
  readonly port: Subject;
  readonly operator: Subject;
  readonly berths: number;
  readonly cranes: number;
  readonly quay: number;
  readonly depth: number;
  readonly opened: string;
}

const PORT_OF = [0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 5];

export const terminalFacts: readonly Terminal[] = terminals.map((subject, index) => ({
  subject,
  port: at(ports, PORT_OF[index] ?? 0),
  operator: at(carriers, index * 5 + 2),
  berths: integer(random, 2, 14),
  cranes: integer(random, 3, 32),
  quay: stepped(random, 400, 3200, 50),
  depth: stepped(random, 9, 18, 0.5),
  opened: day(1988, 2022),
}));

export interface Vessel {
  readonly subject: Subject;
  readonly kind: Subject;
  readonly state: Subject;
  readonly flag: Subject;
  readonly home: Subject;
  readonly operator: Subject;
  readonly length: number;
  readonly draft: number;
  readonly tonnage: number;
  readonly crew: number;
  readonly capacity: number;
  readonly built: string;
  readonly inspection: string;
  readonly captain: Subject;
  /** Day since which the captain commands it; the former one did until the end of the month before. */
  readonly since: string;
  readonly until: string;
  readonly former: Subject | null;
}

const line = shuffled(random, captains);

const CHANGES = [
  ['2025-07-31', '2025-08-01'],
  ['2025-08-31', '2025-09-01'],
  ['2025-09-30', '2025-10-01'],
  ['2025-10-31', '2025-11-01'],
] as const;

export const vesselFacts: readonly Vessel[] = vessels.map((subject, index) => ({
  subject,
  kind: at(KINDS, integer(random, 0, 4)),
  state: at(STATES, integer(random, 0, 3)),
  flag: at(FLAGS, integer(random, 0, 4)),
  home: at(ports, integer(random, 0, 5)),
  operator: at(carriers, index * 5 + 1),
  length: integer(random, 118, 399),
  draft: stepped(random, 6, 16.5, 0.1),
  tonnage: stepped(random, 8_500, 228_000, 500),
  crew: integer(random, 14, 31),
  capacity: stepped(random, 1_200, 23_500, 100),
  built: day(1999, 2023),
  inspection: `2026-${two(integer(random, 5, 12))}-${two(integer(random, 14, 28))}`,
  captain: at(line, index),
  until: at(CHANGES, index)[0],
  since: at(CHANGES, index)[1],
  former: index < 14 ? at(line, index + 7) : null,
}));

export interface Shipment {
  readonly subject: Subject;
  readonly vessel: Subject;
  readonly destination: Subject;
  readonly commodity: Subject;
  readonly weight: number;
  readonly temperature: number;
  readonly value: number;
  readonly eta: string;
}

export const shipmentFacts: readonly Shipment[] = shipments.map((subject, index) => ({
  subject,
  vessel: at(vessels, index * 3 + 1),
  destination: at(ports, index * 5 + 3),
  commodity: at(COMMODITIES, integer(random, 0, 4)),
  weight: stepped(random, 12, 4_800, 4),
  temperature: pick(random, [-1, 1]) * integer(random, 4, 25),
  value: stepped(random, 120_000, 9_800_000, 10_000),
  eta: `2026-${two(index < 5 ? 5 : integer(random, 6, 9))}-${two(integer(random, 14, 28))}`,
}));

export interface Route {
  readonly subject: Subject;
  readonly origin: Subject;
  readonly destination: Subject;
  readonly distance: number;
  readonly transit: number;
}

export const routeFacts: readonly Route[] = routes.map((subject, index) => ({
  subject,
  origin: at(ports, index),
  destination: at(ports, index * 3 + 2 + (index % 3 === 2 ? 1 : 0)),
  distance: stepped(random, 600, 19_000, 20),
  transit: stepped(random, 48, 720, 24),
}));

export const value = (points: readonly Point[], period: string): number | string =>
  points.find((point) => point.period === period)?.value ?? '';
