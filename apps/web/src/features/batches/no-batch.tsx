import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export const NoBatch = () => (
  <EmptyState
    level={1}
    icon={<FileQuestion />}
    title="There is no such batch"
    action={
      <Link to="/qna?several" className={buttonClass('primary')}>
        Ask several files
      </Link>
    }
  >
    It may have been deleted. Its files and its template are where they were.
  </EmptyState>
);
