import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Carousel = NonNullable<UseEmblaCarouselType[1]>;

/** As the library has it. */
const ARRIVED_PX = 0.001;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Lets a carousel reach its next slide in a given time. The library moves it like a body on a spring and knows no
 * milliseconds; dragging, and jumps without motion, stay as they are.
 */
export function timeScrolling(carousel: Carousel, durationMs: number): void {
  const { scrollBody, dragHandler, target, location, previousLocation } = carousel.internalEngine();
  const seekBySpring = scrollBody.seek;
  const isDrawnAtTarget = scrollBody.settled;
  let from = location.get();
  let to = target.get();
  let startedAt = 0;
  let isUnderWay = false;

  /** The next drag would begin with the speed of the last. */
  const stopSpring = () => {
    const [place, duration] = [location.get(), scrollBody.duration()];
    // With no duration it goes to its target at once, and stands.
    scrollBody.useDuration(0);
    seekBySpring();
    scrollBody.useDuration(duration);
    location.set(place);
  };

  scrollBody.seek = () => {
    if (dragHandler.pointerDown() || scrollBody.duration() === 0) {
      isUnderWay = false;
      return seekBySpring();
    }
    const now = performance.now();
    if (!isUnderWay || target.get() !== to) {
      [from, to, startedAt, isUnderWay] = [location.get(), target.get(), now, true];
      stopSpring();
    }
    const progress = Math.min(1, (now - startedAt) / durationMs);
    previousLocation.set(location);
    location.set(from + (to - from) * easeOut(progress));
    return scrollBody;
  };

  // What is drawn lags a frame behind: sent back within that frame, the slides would count as arrived before they are.
  scrollBody.settled = () => isDrawnAtTarget() && Math.abs(target.get() - location.get()) < ARRIVED_PX;
}
