import { X } from 'lucide-react';
import { useId } from 'react';
import type { TooltipRenderProps } from 'react-joyride';
import { presentSteps } from '#features/tour/menu-steps.ts';
import { TOOLTIP_WIDTH_PX } from '#features/tour/step-options.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** How far the walk is, counting only the entries that are there. */
function Progress({ at, of }: { at: number; of: number }) {
  const bars = Array.from({ length: of }, (_, bar) => bar);
  return (
    <div aria-hidden="true" className="mt-4 mb-2.5 flex h-[3px] gap-[3px]">
      {bars.map((bar) => (
        <i key={bar} className={cx('flex-1 rounded-[2px]', bar < at ? 'bg-accent' : 'bg-track')} />
      ))}
    </div>
  );
}

/** What one step says. The library looks for `data-action=primary` to focus it. */
export function StepTooltip({ step, controls, tooltipProps }: TooltipRenderProps) {
  const id = useId();
  const steps = presentSteps();
  const at = steps.findIndex((present) => present.id === step.id) + 1;
  const isLast = at === steps.length;
  const { back, close, last, next, skip } = step.locale;
  return (
    <div
      {...tooltipProps}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      style={{ width: TOOLTIP_WIDTH_PX }}
      className="max-w-[calc(100vw-20px)] rounded-dialog bg-surface px-5 pt-4 pb-3.5 text-ink shadow-[0_0_0_1px_var(--line)] focus:outline-none"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="font-semibold text-lg">
          {step.title}
        </h2>
        <IconButton label={String(close)} className="-me-2" onClick={() => controls.replay('button_close')}>
          <X />
        </IconButton>
      </div>
      <p id={`${id}-text`} className="mt-1 text-base text-ink-2">
        {step.content}
      </p>
      <Progress at={at} of={steps.length} />
      <div className="flex items-center gap-2">
        <span className="me-auto text-ink-2 text-xs tabular-nums">{`Step ${at} of ${steps.length}`}</span>
        {!isLast && (
          <Button variant="quiet" size="sm" onClick={() => controls.skip('button_skip')}>
            {skip}
          </Button>
        )}
        {at > 1 && (
          <Button size="sm" onClick={() => controls.prev('button_back')}>
            {back}
          </Button>
        )}
        <Button
          variant="primary"
          size="sm"
          data-action="primary"
          onClick={() => controls.next('button_primary')}
        >
          {isLast ? last : next}
        </Button>
      </div>
    </div>
  );
}

/** What stays of a step that was put aside; the library makes it a button that opens the step again. */
export const StepBeacon = () => <span className="tour-beacon" />;
