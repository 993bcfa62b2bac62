import type { EventHandlers } from '#shared/events/event-handlers.ts';
import { putQuestions, questionKeys } from '#shared/questions/queries.ts';

export const questionEvents: Pick<EventHandlers, 'chat_response' | 'chat_partial'> = {
  chat_response(client, { questions }) {
    putQuestions(client, questions);
    for (const { _id, completed } of questions)
      if (completed) client.removeQueries({ queryKey: questionKeys.partial(_id) });
    void client.invalidateQueries({ queryKey: questionKeys.overview });
  },
  chat_partial(client, partial) {
    client.setQueryData(questionKeys.partial(partial.questionId), partial);
  },
};
