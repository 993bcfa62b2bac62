/** For motion that JavaScript makes; CSS asks for itself. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
