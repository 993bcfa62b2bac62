import { type Kysely, sql } from 'kysely';

/**
 * What administrators do is written down and stays: the database itself refuses to change or delete an entry. Entries name
 * people by id and address as they were then, without a key to the account, which they outlive. Accounts can be switched
 * off, know when they were last seen and how many bytes they keep, and are found by the beginnings of the words of their
 * address and names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id uuid,
      actor text not null,
      action text not null,
      subject_id uuid,
      subject text not null,
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index audit_log_subject on audit_log (subject, id desc)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor, id desc)`.execute(db);
  await sql`
    create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log takes new entries only';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`.execute(db);

  await sql`
    insert into usage_event (key, account_id, metric, period, amount, created_at)
    select 'storedBytes:' || id, account_id, 'storedBytes', 'all', size, created_at from file where not is_sample
    on conflict (key) do nothing`.execute(db);
  await sql`
    insert into usage_counter (account_id, metric, period, used)
    select account_id, metric, period, sum(amount) from usage_event where metric = 'storedBytes'
    group by account_id, metric, period`.execute(db);
  await sql`alter table throttle add column subject text`.execute(db);
  await sql`create index throttle_subject on throttle (subject)`.execute(db);
  await sql`alter table account add column disabled_at timestamptz, add column last_seen_at timestamptz`.execute(
    db,
  );
  await sql`
    update account set last_seen_at = seen.at
    from (select account_id, max(last_used_at) as at from session group by account_id) seen
    where seen.account_id = account.id`.execute(db);
  await sql
    .raw(`
    alter table account add column search tsvector generated always as (
      to_tsvector('simple'::regconfig, regexp_replace(
        translate(
          lower(regexp_replace(
            normalize(email || ' ' || name || ' ' || last_name, nfd), '[\\u0300-\\u036f]', '', 'g'
          )),
          'łŁøØđĐßАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
          'lloodds${'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'.toLowerCase()}'
        ),
        '[^a-z0-9\\u00c0-\\u1fff\\u2070-\\uffff]+', ' ', 'g'
      ))
    ) stored`)
    .execute(db);
  await sql`create index account_search on account using gin (search)`.execute(db);
  await sql`create index account_admins on account (email) where role = 'admin'`.execute(db);
  await sql`
    alter table ended_session drop constraint ended_session_reason_check,
      add constraint ended_session_reason_check check (reason in (
        'password_changed', 'password_reset', 'temporary_password', 'second_factor_changed', 'signed_out',
        'token_reused', 'account_deleted', 'account_disabled', 'role_changed', 'signed_out_by_admin'
      ))`.execute(db);
}
