import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { pictureOf } from '#features/tour/pictures.ts';
import { timeScrolling } from '#features/tour/timed-scroll.ts';
import type { TopicStep } from '#features/tour/topics.ts';
import { cx } from '#lib/cx.ts';
import { useShownTheme } from '#lib/preferences.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';

/** Specification, section 9. */
export const TRANSITION_MS = 500;
const SWIPE_TOLERANCE_PX = 5;

interface SlidesProps {
  label: string;
  steps: readonly TopicStep[];
  index: number;
  /** Somebody took hold of the slides. */
  onTouch: () => void;
  /** They were swiped to another one. */
  onSwipe: (index: number) => void;
}

/** The steps of a topic beside each other, one in sight. */
export function Slides({ label, steps, index, onTouch, onSwipe }: SlidesProps) {
  const [viewport, carousel] = useEmblaCarousel({ dragThreshold: SWIPE_TOLERANCE_PX });
  const theme = useShownTheme();

  useEffect(() => {
    if (!carousel) return;
    const time = () => timeScrolling(carousel, TRANSITION_MS);
    const hold = () => onTouch();
    const select = () => onSwipe(carousel.selectedScrollSnap());
    time();
    carousel.on('reInit', time).on('pointerDown', hold).on('select', select);
    return () => {
      carousel.off('reInit', time).off('pointerDown', hold).off('select', select);
    };
  }, [carousel, onTouch, onSwipe]);

  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== index) carousel.scrollTo(index, prefersReducedMotion());
  }, [carousel, index]);

  return (
    <section
      ref={viewport}
      aria-roledescription="carousel"
      aria-label={label}
      className="cursor-grab overflow-hidden active:cursor-grabbing"
    >
      <div className="flex touch-pan-y">
        {steps.map((step, at) => (
          <Slide
            key={step.image}
            step={step}
            theme={theme}
            place={`${at + 1} of ${steps.length}`}
            isCurrent={at === index}
          />
        ))}
      </div>
    </section>
  );
}

interface SlideProps {
  step: TopicStep;
  theme: 'light' | 'dark';
  place: string;
  isCurrent: boolean;
}

function Slide({ step, theme, place, isCurrent }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern of the carousel, not a fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      aria-hidden={!isCurrent}
      className={cx('min-w-0 shrink-0 grow-0 basis-full px-6 pt-5 pb-[18px] max-sm:px-4 max-sm:pt-4')}
    >
      <img
        src={pictureOf(step.image, theme)}
        alt=""
        width={560}
        height={300}
        draggable={false}
        className="aspect-[28/15] w-full select-none rounded-card border border-line bg-quiet"
      />
      <h3 className="mt-4 mb-1 font-medium font-read text-[22px]/7">{step.title}</h3>
      <p className="min-h-16 text-base text-ink-2">{step.description}</p>
    </div>
  );
}
