import type { PgBoss } from 'pg-boss';

/** As `randomUUID` writes them; every id of ours is one. */
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * An index of the ids that jobs name, so that a deletion does not search through all of them. The table is pg-boss's,
 * which makes it after our migrations; of several servers that start at once one makes the index. `to_regclass` is asked
 * first as `create index if not exists` would lock the table all the same. A function that changes needs a new name.
 */
const CREATE_INDEX = `do $do$ begin
  perform pg_advisory_xact_lock(hashtext('pgboss.job_named_ids'));
  if to_regclass('pgboss.job_named_ids') is null then
    create or replace function pgboss.named_ids(data jsonb, output jsonb, singleton_key text, group_id text)
    returns text[] language sql immutable parallel safe as $ids$
      select array(select distinct found[1] from regexp_matches(
        coalesce(data::text, '') || ' ' || coalesce(output::text, '') || ' ' ||
        coalesce(singleton_key, '') || ' ' || coalesce(group_id, ''), '${ID}', 'g') as found)
    $ids$;
    create index job_named_ids on pgboss.job using gin (pgboss.named_ids(data, output, singleton_key, group_id));
  end if;
end $do$`;

export async function indexNamedIds(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(CREATE_INDEX);
}

/** Takes the ids as an array of texts. */
export const DELETE_NAMING = `delete from pgboss.job
  where pgboss.named_ids(data, output, singleton_key, group_id) && $1::text[]`;

/**
 * Deletes every job that names one of the ids, wherever it does: in its payload, its keys or the fault it reports. Also
 * those being worked on, whose ends then find nothing to record.
 */
export async function deleteJobsNaming(boss: PgBoss, ids: readonly string[]): Promise<void> {
  await boss.getDb().executeSql(DELETE_NAMING, [ids]);
}
