/** What a screen reader names when the focus comes to it. */
const FOCUS_TARGETS =
  'tr, li, ul, ol, table, form, article, section, nav, aside, main, [role="group"], [role="tree"], [role="dialog"]';

const ancestorsOf = (element: Element): Element[] => {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
  return chain;
};

/** Gives the focus to the nearest of these elements that is there and can be named. */
function focusNearest(chain: readonly Element[]): void {
  const place = chain.find((element) => element.isConnected && element.matches(FOCUS_TARGETS));
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Gives the focus to what stands around an element that cannot have it. */
export const focusAround = (element: Element): void => focusNearest(ancestorsOf(element).slice(1));

/**
 * Keeps the place of people who work by keys: when what has the focus goes away, as a row does that was ended or a screen
 * that was left, the focus goes to what stood around it, not to the top of the page. Gives the way to stop.
 */
export function keepFocus(): () => void {
  let chain: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    chain = target instanceof Element ? ancestorsOf(target) : [];
  };
  const observer = new MutationObserver(() => {
    if (chain[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const lost = chain;
    chain = [];
    focusNearest(lost);
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
