import type { PoolClient } from 'pg';
import { AssayError } from '../../contract/assay-error.ts';
import type { FixSuggestion, SuggestionEffect } from '../../contract/knowledge-gap.ts';
import type { SuggestionAct } from '../../contract/ports/feedback-store.ts';
import type { EnqueueWithin } from '../../contract/ports/job-queue.ts';
import { nextIndexRevision } from './index-store/lock.ts';
import { readSettingOn, writeSettingsOn } from './setting-store.ts';
import { storedJson } from './stored-text.ts';

const TIE = `
  insert into approved_relations (tenant_id, suggestion_id, src_id, dst_id, rel, metadata)
  values ($1, $2, $3, $4, $5, $6) on conflict (tenant_id, suggestion_id) do update set
    src_id = excluded.src_id, dst_id = excluded.dst_id, rel = excluded.rel, metadata = excluded.metadata`;
const UNTIE = 'delete from approved_relations where tenant_id = $1 and suggestion_id = $2';

/** An open transaction of a tenant. */
interface Within {
  readonly client: PoolClient;
  readonly tenant: string;
  /** There where jobs are to be queued. */
  readonly enqueue: EnqueueWithin | undefined;
}

type Effect = SuggestionEffect | null;

async function tie(
  { client, tenant }: Within,
  id: string,
  { relation }: Extract<SuggestionAct, { kind: 'tie' }>,
): Promise<Effect> {
  const { src_id, dst_id, rel, metadata } = relation;
  await client.query(TIE, [tenant, id, src_id, dst_id, rel, storedJson(metadata)]);
  await nextIndexRevision(client, tenant);
  return { kind: 'relation', relation };
}

async function untie({ client, tenant }: Within, id: string): Promise<Effect> {
  await client.query(UNTIE, [tenant, id]);
  await nextIndexRevision(client, tenant);
  return null;
}

async function chooseModel({ client, tenant }: Within, model: string, at: string): Promise<Effect> {
  const before = await readSettingOn(client, tenant, 'default_model');
  await writeSettingsOn(client, tenant, { default_model: model }, at, []);
  return { kind: 'default_model', model, ...(before === undefined ? {} : { before }) };
}

async function unchooseModel(
  { client, tenant }: Within,
  { model, before }: Extract<SuggestionAct, { kind: 'unchoose_model' }>,
  at: string,
): Promise<Effect> {
  const now = await readSettingOn(client, tenant, 'default_model');
  if (now !== model)
    throw new AssayError('conflict', 'the setting default_model was changed since', {
      where: now ?? 'default_model',
      hint: 'it stays as it is; set it where settings are set',
    });
  if (before === undefined) await writeSettingsOn(client, tenant, {}, at, ['default_model']);
  else await writeSettingsOn(client, tenant, { default_model: before }, at, []);
  return null;
}

async function effectOf(
  within: Within,
  { id, updated_at }: Pick<FixSuggestion, 'id' | 'updated_at'>,
  act: SuggestionAct,
): Promise<Effect> {
  switch (act.kind) {
    case 'tie':
      return tie(within, id, act);
    case 'untie':
      return untie(within, id);
    case 'choose_model':
      return chooseModel(within, act.model, updated_at);
    case 'unchoose_model':
      return unchooseModel(within, act, updated_at);
    case 'enqueue': {
      const [job_id] = (await within.enqueue?.(within.client, within.tenant, [act.job])) ?? [];
      if (job_id === undefined) throw new Error('the queue gave no job back');
      return { kind: 'job', job_id };
    }
  }
}

/** Does what a decision on a suggestion does, within its transaction; what undoing needs to know of it. */
export async function actOn(
  within: Within,
  suggestion: Pick<FixSuggestion, 'id' | 'updated_at'>,
  act: SuggestionAct,
): Promise<Effect> {
  const effect = await effectOf(within, suggestion, act);
  if ('checks' in act) await within.enqueue?.(within.client, within.tenant, act.checks);
  return effect;
}
