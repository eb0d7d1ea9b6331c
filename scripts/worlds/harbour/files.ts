import { type Row, toCsv } from '../csv.ts';
import type { Subject } from '../family.ts';
import type { Track } from '../track.ts';
import {
  freight,
  income,
  occupancy,
  periods,
  routeFacts,
  shipmentFacts,
  terminalFacts,
  throughput,
  turnover,
  value,
  vesselFacts,
  waiting,
} from './facts.ts';
import { captains, carriers, ports } from './things.ts';

function names(subject: Subject, key = 'code'): Row {
  const aliases = [...subject.ko.slice(1), ...subject.en.slice(1)].join(';');
  return { [key]: subject.id, korean: subject.ko[0] ?? '', english: subject.en[0] ?? '', also: aliases };
}

/** One row for each subject and period, a column for each kind of track. */
function long(keys: readonly string[], columns: Readonly<Record<string, readonly Track[]>>): string {
  const [first] = Object.values(columns);
  const rows = (first ?? []).flatMap(({ subject }) =>
    keys.map((period) => {
      const cells = Object.entries(columns).map(([column, tracks]) => {
        const track = tracks.find((each) => each.subject === subject);
        return [column, value(track?.points ?? [], period)] as const;
      });
      return { code: subject.id, when: period, ...Object.fromEntries(cells) };
    }),
  );
  return toCsv(rows);
}

const commands = vesselFacts.flatMap((each): Row[] => [
  ...(each.former
    ? [
        {
          vessel: each.subject.id,
          captain: each.former.id,
          began: '2023-01-01',
          ended: each.until,
        },
      ]
    : []),
  { vessel: each.subject.id, captain: each.captain.id, began: each.since, ended: '' },
]);

const ofType = (tracks: readonly Track[], type: string): Track[] =>
  tracks.filter((track) => track.subject.type === type);

/** The files under `cases/worlds/harbour/data`. */
export const harbourFiles: Readonly<Record<string, string>> = {
  'data/ports.csv': toCsv(ports.map((each) => names(each))),
  'data/captains.csv': toCsv(captains.map((each) => names(each))),
  'data/carriers.csv': toCsv(carriers.map((each) => names(each))),
  'data/commands.csv': toCsv(commands),
  'data/port_months.csv': long(periods.months, { throughput: ofType(throughput, 'port'), delay: waiting }),
  'data/terminal_months.csv': long(periods.months, { throughput: ofType(throughput, 'terminal'), occupancy }),
  'data/carrier_quarters.csv': long(periods.quarters, { net_income: income }),
  'data/carrier_years.csv': long(periods.years, { revenue: turnover }),
  'data/route_quarters.csv': long(periods.quarters, { freight_rate: freight }),
  'data/terminals.csv': toCsv(
    terminalFacts.map((each) => ({
      ...names(each.subject),
      port: each.port.id,
      operator: each.operator.id,
      berths: each.berths,
      cranes: each.cranes,
      quay_m: each.quay,
      depth_m: each.depth,
      opened: each.opened,
    })),
  ),
  'data/vessels.csv': toCsv(
    vesselFacts.map((each) => ({
      ...names(each.subject),
      kind: each.kind.id,
      state: each.state.id,
      flag: each.flag.id,
      home_port: each.home.id,
      operator: each.operator.id,
      length_m: each.length,
      draft_m: each.draft,
      tonnage_t: each.tonnage,
      crew: each.crew,
      teu: each.capacity,
      built: each.built,
      next_inspection: each.inspection,
    })),
  ),
  'data/routes.csv': toCsv(
    routeFacts.map((each) => ({
      ...names(each.subject),
      origin: each.origin.id,
      destination: each.destination.id,
      distance_km: each.distance,
      transit_h: each.transit,
    })),
  ),
  'data/shipments.csv': toCsv(
    shipmentFacts.map((each) => ({
      code: each.subject.id,
      vessel: each.vessel.id,
      destination: each.destination.id,
      commodity: each.commodity.id,
      weight_t: each.weight,
      temperature_c: each.temperature,
      value_usd: each.value,
      eta: each.eta,
    })),
  ),
};
