import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { setDraft } from '#features/chat/drafts.ts';
import { shortenMiddle } from '#lib/format.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { findShortcut } from '#lib/shortcuts.ts';

const LONGEST_NAME = 40;

interface AskEntry {
  readonly text: string;
  readonly isOfOpenFile: boolean;
  readonly run: () => void;
}

/** Asks what was typed: of the file that is open in the chat, else of one that is chosen next. */
export function useAskEntry(query: string): AskEntry | null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const openId = pathname === '/chat' ? new URLSearchParams(search).get('file') : null;
  const { data: file } = useQuery({ ...fileQuery(openId ?? ''), enabled: openId !== null });
  if (query === '') return null;
  if (openId === null || file?.status !== 'complete') {
    return {
      text: `Ask a file about “${query}”`,
      isOfOpenFile: false,
      run: () => void navigate('/qna', { state: { draft: query } }),
    };
  }
  return {
    text: `Ask about “${query}” in ${shortenMiddle(file.name, LONGEST_NAME)}`,
    isOfOpenFile: true,
    run: () => {
      setDraft(openId, query);
      findShortcut(({ key }) => key === '/')?.run();
    },
  };
}
