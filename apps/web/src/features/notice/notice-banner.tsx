import { useQuery } from '@tanstack/react-query';
import { Megaphone, X } from 'lucide-react';
import { useState } from 'react';
import { noticeQuery } from '#shared/installation/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** What the operators tell everybody, at the top of the frame. Hidden, it stays so until they say something else. */
export default function NoticeBanner() {
  const { data: text = null } = useQuery(noticeQuery);
  const [hidden, setHidden] = useState<string | null>(null);
  return (
    // Always there: what comes into it later is read out.
    <div role="status" aria-label="Notice of the operators">
      {text !== null && text !== hidden && (
        <div className="flex items-start gap-2.5 border-line border-b bg-changed-bg py-1.5 ps-4 pe-2 text-changed text-sm sm:ps-6">
          <Megaphone aria-hidden="true" className="mt-1.5 size-4 shrink-0" />
          <p
            dir="auto"
            className="max-h-28 min-w-0 flex-1 overflow-y-auto whitespace-pre-line py-1 [overflow-wrap:anywhere]"
          >
            {text}
          </p>
          <IconButton label="Hide the notice" onClick={() => setHidden(text)}>
            <X />
          </IconButton>
        </div>
      )}
    </div>
  );
}
