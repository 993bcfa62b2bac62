import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { chatSearch } from '#shared/questions/chat-url.ts';
import { deleteQuestion } from '#shared/deletions/mutations.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface DeleteQuestionProps {
  readonly question: ListedQuestion;
  /** Its answer is the one that the page shows. */
  readonly isOpen: boolean;
}

/** Takes a question with its answer out of the conversation. */
export function DeleteQuestion({ question, isOpen }: DeleteQuestionProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = () => {
    // Its address would lead to nothing.
    if (isOpen) {
      const search = chatSearch({ file: question.fileId, question: null, page: null, hit: null });
      void navigate({ search }, { replace: true });
    }
    deleteQuestion(client, question);
  };
  return (
    <IconButton
      label="Delete question"
      className="mt-1 transition-opacity sm:opacity-0 sm:focus-visible:opacity-100 sm:group-hover:opacity-100 pointer-coarse:opacity-100"
      onClick={act}
    >
      <Trash2 />
    </IconButton>
  );
}
