import type { ChangeReview } from '@recto/contract/comparisons';
import type { Db } from '#kernel/database.ts';

/** False when there is no such change of the result that was kept so manyth. */
export async function updateReview(
  db: Db,
  {
    id,
    generation,
    changeId,
    review,
  }: {
    readonly id: string;
    readonly generation: number;
    readonly changeId: number;
    readonly review: ChangeReview | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comparison_change')
    .set({ review: review && JSON.stringify(review) })
    .where('comparison_id', 'in', (eb) =>
      eb.selectFrom('comparison').select('id').where('id', '=', id).where('generation', '=', generation),
    )
    .where('change_id', '=', changeId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
