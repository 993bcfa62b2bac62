import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Carousel = NonNullable<UseEmblaCarouselType[1]>;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Lets a carousel reach its next slide in a given time. The library moves it like a body on a spring and knows no
 * milliseconds; dragging, and jumps without motion, stay as they are.
 */
export function timeScrolling(carousel: Carousel, durationMs: number): void {
  const { scrollBody, dragHandler, target, location, previousLocation } = carousel.internalEngine();
  const seekBySpring = scrollBody.seek;
  let from = location.get();
  let to = target.get();
  let startedAt = 0;
  let isUnderWay = false;

  scrollBody.seek = () => {
    if (dragHandler.pointerDown() || scrollBody.duration() === 0) {
      isUnderWay = false;
      return seekBySpring();
    }
    const now = performance.now();
    if (!isUnderWay || target.get() !== to) {
      [from, to, startedAt, isUnderWay] = [location.get(), target.get(), now, true];
    }
    const progress = Math.min(1, (now - startedAt) / durationMs);
    previousLocation.set(location);
    location.set(from + (to - from) * easeOut(progress));
    return scrollBody;
  };
}
