import { useMemo, useRef } from 'react';
import { type EventData, Joyride, type Step } from 'react-joyride';
import { findTarget, MENU_STEPS, presentSteps } from '#features/tour/menu-steps.ts';
import { FLOATING, LABELS, STYLES, stepOptions } from '#features/tour/step-options.ts';
import { StepBeacon, StepTooltip } from '#features/tour/step-tooltip.tsx';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { endWalk, keepWalk, useWalk, type Walk } from '#shared/tour/tour.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import '#features/tour/tour.css';

/** Beside the entry of the side menu; on phones above the one of the bottom bar and below the account menu. */
function placementOf(id: string, isPhone: boolean): NonNullable<Step['placement']> {
  if (!isPhone) return 'right-start';
  return findTarget(id)?.closest('header') ? 'bottom-end' : 'top';
}

const stepsFor = (isPhone: boolean): Step[] =>
  MENU_STEPS.map(({ id, title, text }) => ({
    id,
    title,
    content: text,
    target: () => findTarget(id),
    placement: placementOf(id, isPhone),
  }));

/** Keeps where the walk is, so that it can be gone on with after a reload. */
function keepTrack({ type, action, step }: EventData): void {
  const at = step.id ?? null;
  if (type === 'tour:end') endWalk();
  if (type === 'tooltip') keepWalk({ step: at, paused: false });
  if (type !== 'step:after' || action !== 'replay') return;
  // Nothing is left to go on with after the last step.
  if (presentSteps().at(-1)?.id === at) endWalk();
  else keepWalk({ step: at, paused: true });
}

const BEACON = '.react-joyride__beacon';

/** The walk over the menu, step by step, from where it was left. */
export default function StepTour() {
  const walk = useWalk();
  const isPhone = useIsPhone();
  // Another layout has other entries in other places: the walk begins anew there, at the same step.
  return walk && <Steps key={isPhone ? 'phone' : 'desk'} walk={walk} isPhone={isPhone} />;
}

function Steps({ walk, isPhone }: { walk: Walk; isPhone: boolean }) {
  const steps = useMemo(() => stepsFor(isPhone), [isPhone]);
  const wasLeftHere = useRef(false);
  const follow = (event: EventData) => {
    keepTrack(event);
    if (event.type === 'step:after') wasLeftHere.current = event.action === 'replay';
    // Whoever puts the step aside stays where it was; a beacon that was there from the first asks for no focus.
    if (event.type === 'beacon' && wasLeftHere.current) document.querySelector<HTMLElement>(BEACON)?.focus();
  };
  return (
    <Joyride
      run
      continuous
      steps={steps}
      initialStepIndex={Math.max(
        0,
        steps.findIndex(({ id }) => id === walk.step),
      )}
      options={stepOptions(!walk.paused, prefersReducedMotion())}
      locale={LABELS}
      floatingOptions={FLOATING}
      styles={STYLES}
      tooltipComponent={StepTooltip}
      beaconComponent={StepBeacon}
      loaderComponent={null}
      onEvent={follow}
    />
  );
}
