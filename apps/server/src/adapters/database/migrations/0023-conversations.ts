import { type Kysely, sql } from 'kysely';

/**
 * A question may be asked of several files; it belongs to a conversation; who answered it is known once it is answered;
 * and its answer says of what kind it is. Until today all questions of a file follow on each other: their conversation
 * has the id of the file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table question
      alter column file_id drop not null,
      alter column answered_by drop not null,
      add column conversation_id text`.execute(db);
  await sql`
    update question set
      conversation_id = file_id,
      answered_by = case when answer is not null then answered_by end,
      answer = answer || jsonb_build_object(
        'kind', case when (answer ->> 'answered')::boolean then 'answer' else 'none' end
      )`.execute(db);
  await sql`alter table question alter column conversation_id set not null`.execute(db);
}
