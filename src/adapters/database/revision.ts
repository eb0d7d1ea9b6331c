/** Where each committed write of settings is told. */
export const SETTINGS_CHANNEL = 'assay_settings';

/**
 * The start of a statement that makes the next revision of a subject of tenant `$1`, as the table `next`. Writers of one
 * subject take turns: who sees a revision sees all before it. Of settings it is told on a channel, for who keeps them.
 */
export function nextRevision(subject: 'notes' | 'settings' | 'removed notes', from = ''): string {
  const told = subject === 'settings' ? `, pg_notify('${SETTINGS_CHANNEL}', '')` : '';
  return `next as (
    insert into revisions (tenant_id, subject, revision) select $1, '${subject}', 1 ${from}
    on conflict (tenant_id, subject) do update set revision = revisions.revision + 1
    returning revision${told})`;
}
