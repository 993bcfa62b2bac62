import { useEffect, useRef, useState } from 'react';
import type { PageFlow } from '#ui/document-viewer/flow/use-page-flow.ts';
import type { ReadPage, ReadPagesState, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { isChanged, showPage } from '#ui/document-viewer/word/flow-parts.ts';

/** A changed block of a page, counted from 0; from the end where the page had not come yet. */
export interface ChangeStep {
  readonly page: number;
  readonly at: number;
}

/** Leads from one changed block of the document to the next. */
export function useChangeSteps(viewer: ViewerProps, pages: ReadPagesState, flow: PageFlow) {
  const [step, setStep] = useState<ChangeStep | null>(null);
  const content = step && pages.pageOf(step.page).content;
  const count = content ? countOf(content) : 0;
  const current =
    step && count > 0
      ? { page: step.page, number: (step.at < 0 ? count + step.at : step.at) + 1, count }
      : null;

  const shown = useRef<ChangeStep>(null);
  useEffect(() => {
    if (!step || shown.current === step) return;
    const block = flow.viewport.current?.querySelector('[data-current-change]');
    if (!block) return;
    shown.current = step;
    flow.release();
    block.scrollIntoView({ block: 'center' });
  });

  const stepBy = (direction: 1 | -1) => {
    const from = current ? current.number - 1 + direction : direction === 1 ? 0 : -1;
    const page = step?.page ?? pages.changes.find((changed) => changed.page >= flow.page)?.page;
    if (current && from >= 0 && from < current.count) return setStep({ page: current.page, at: from });
    const next = current
      ? neighbour(pages.changes, current.page, direction)
      : (page ?? pages.changes[0]?.page);
    if (next === undefined) return;
    setStep({ page: next, at: direction === 1 ? 0 : -1 });
    if (next !== flow.page) viewer.onPage(next);
  };
  return { step, current, stepBy };
}

const countOf = (content: ReadPage): number => showPage(content, 'marked').blocks.filter(isChanged).length;

/** The next page with changes; after the last comes the first. */
function neighbour(changes: ReadPagesState['changes'], page: number, direction: 1 | -1): number | undefined {
  const at = changes.findIndex((changed) => changed.page === page);
  return changes.at((at + direction) % changes.length)?.page;
}
