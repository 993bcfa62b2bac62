import { type PointerEvent, useRef } from 'react';

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

interface Drag {
  readonly x: number;
  readonly y: number;
  /** Decided with the first pixels. */
  axis: 'x' | 'y' | null;
}

/** A pointer that has moved less has not begun to swipe. */
const BEGINS_AT_PX = 3;

const directionOf = (axis: 'x' | 'y', distance: number): SwipeDirection => {
  if (axis === 'x') return distance < 0 ? 'left' : 'right';
  return distance < 0 ? 'up' : 'down';
};

interface Swipe {
  readonly directions: readonly SwipeDirection[];
  /** So many pixels in one of the directions dismiss. */
  readonly threshold: number;
  readonly onSwipe: (direction: SwipeDirection) => void;
}

/** Handlers that let an element follow the pointer, and tell when it was swiped away or else let it go back. */
export function useSwipe({ directions, threshold, onSwipe }: Swipe) {
  const drag = useRef<Drag>(null);
  const settle = (element: HTMLElement) => {
    drag.current = null;
    element.style.removeProperty('translate');
    element.style.removeProperty('transition');
  };
  const distanceOf = ({ clientX, clientY }: PointerEvent): number => {
    const { x, y, axis } = drag.current ?? { x: 0, y: 0, axis: null };
    if (axis === null) return 0;
    const distance = axis === 'x' ? clientX - x : clientY - y;
    return directions.includes(directionOf(axis, distance)) ? distance : 0;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isButton = event.target instanceof Element && event.target.closest('button, a');
      if (event.button === 0 && !isButton) drag.current = { x: event.clientX, y: event.clientY, axis: null };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const started = drag.current;
      if (!started) return;
      if (started.axis === null) {
        const [x, y] = [Math.abs(event.clientX - started.x), Math.abs(event.clientY - started.y)];
        if (Math.max(x, y) < BEGINS_AT_PX) return;
        started.axis = x > y ? 'x' : 'y';
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const distance = distanceOf(event);
      event.currentTarget.style.transition = 'none';
      event.currentTarget.style.translate = started.axis === 'x' ? `${distance}px` : `0 ${distance}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { axis = null } = drag.current ?? {};
      const distance = distanceOf(event);
      settle(event.currentTarget);
      if (axis !== null && Math.abs(distance) >= threshold) onSwipe(directionOf(axis, distance));
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
  };
}
