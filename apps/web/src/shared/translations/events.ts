import type { TranslationDetails } from '@recto/contract/translations';
import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { translationKeys } from '#shared/translations/keys.ts';

export const translationEvents: Pick<EventHandlers, 'TRANSLATION_PROGRESS'> = {
  TRANSLATION_PROGRESS(client, { translationId, ...progress }) {
    const queryKey = translationKeys.one(translationId);
    client.setQueryData<TranslationDetails>(queryKey, (known) => known && { ...known, ...progress });
    // Segments are read again as they come, and the figures with the end.
    const isOver = progress.status !== 'running';
    void client.invalidateQueries({ queryKey: isOver ? queryKey : translationKeys.segments(translationId) });
    if (isOver) void client.invalidateQueries({ queryKey: translationKeys.lists });
  },
};
