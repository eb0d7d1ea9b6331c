import { readFileSync } from 'node:fs';
import type { AgentEvent, AgentHost } from '../../src/contract/agent-event.ts';

export interface EventRow {
  readonly id: string;
  readonly stdin: Readonly<Record<string, unknown>>;
  readonly event: AgentEvent;
}

export type Answers = Readonly<
  Record<AgentEvent['kind'], { readonly allow: string; readonly note?: string; readonly block?: string }>
>;

function read(host: AgentHost, name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../cases/hooks/${host}/${name}.json`, import.meta.url), 'utf8'));
}

export function eventRows(host: AgentHost): readonly EventRow[] {
  return (read(host, 'events') as { readonly rows: readonly EventRow[] }).rows;
}

export function answersOf(host: AgentHost): Answers {
  return read(host, 'answers') as Answers;
}

/** The row with this id. */
export function eventRow(host: AgentHost, id: string): EventRow {
  const row = eventRows(host).find((one) => one.id === id);
  if (row === undefined) throw new Error(`no row ${id} of ${host}`);
  return row;
}
