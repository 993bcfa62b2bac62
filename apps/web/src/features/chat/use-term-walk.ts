import { useQuery } from '@tanstack/react-query';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { keyTermsQuery } from '#shared/key-terms/queries.ts';
import { isAt, placeOf } from '#shared/key-terms/term-place.ts';
import type { PlaceWalk } from '#ui/document-viewer/frame/types.ts';

/** From the term that was chosen to the next and the one before, in the order of the panel. */
export function useTermWalk({ file, place, showPlace }: ChatWorkspace): PlaceWalk | undefined {
  const isTerm = place?.isEvidence === true || place?.isClose === true;
  const { data } = useQuery({ ...keyTermsQuery(file), enabled: isTerm });
  const terms = data?.terms.filter(({ citations }) => citations.length > 0) ?? [];
  const index = isTerm ? terms.findIndex((term) => isAt(place, term)) : -1;
  if (index < 0) return undefined;
  return {
    word: data?.documentKind === 'report' ? 'figure' : 'term',
    index,
    count: terms.length,
    isClose: place?.isClose === true,
    onIndex: (at) => {
      const term = terms[at];
      const to = term ? placeOf(term) : null;
      if (to) showPlace(to);
    },
  };
}
