import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { putQuestions, questionKeys } from '#shared/questions/queries.ts';

export const questionEvents: Pick<EventHandlers, 'chat_response'> = {
  chat_response(client, { questions }) {
    putQuestions(client, questions);
    void client.invalidateQueries({ queryKey: questionKeys.overview });
  },
};
