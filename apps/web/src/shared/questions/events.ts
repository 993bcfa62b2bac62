import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { questionKeys, takeQuestions } from '#shared/questions/queries.ts';

export const questionEvents: Pick<EventHandlers, 'chat_response' | 'chat_partial'> = {
  chat_response(client, { questions }) {
    takeQuestions(client, questions);
  },
  chat_partial(client, partial) {
    client.setQueryData(questionKeys.partial(partial.questionId), partial);
  },
};
