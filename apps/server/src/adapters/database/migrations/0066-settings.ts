import { type Kysely, sql } from 'kysely';

/**
 * The language model that an operator has set on the screen, of which there is one at most, and the last test of each
 * setting. The key of the model is sealed; a sealed key that leaks is of no use without the installation's secret.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_setting (
      id integer primary key check (id = 1),
      version uuid not null,
      provider text not null,
      base_url text,
      model text not null,
      embedding_model text,
      sealed_key text,
      set_at timestamptz not null
    )`.execute(db);
  await sql`
    create table setting_test (
      name text primary key,
      about text not null,
      at timestamptz not null,
      outcome text not null,
      text text not null,
      ms integer not null,
      failing_since timestamptz,
      evidence jsonb
    )`.execute(db);
}
