/**
 * The start of a statement that makes the next revision of a subject of tenant `$1`, as the table `next`. Writers of one
 * subject take turns: who sees a revision sees all before it.
 */
export function nextRevision(subject: 'notes' | 'settings' | 'removed notes', from = ''): string {
  return `next as (
    insert into revisions (tenant_id, subject, revision) select $1, '${subject}', 1 ${from}
    on conflict (tenant_id, subject) do update set revision = revisions.revision + 1
    returning revision)`;
}
