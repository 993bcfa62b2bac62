import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConfiguration } from '#lib/configuration.ts';

const HOME = '/profile';

/** What React has drawn it also takes away. */
const isDrawnByReact = (node: Node): boolean =>
  Object.keys(node).some((key) => key.startsWith('__react')) ||
  (node instanceof HTMLElement && 'radixFocusGuard' in node.dataset);

/** Loads the script, and takes it and whatever it has put into the page away again. */
function embed(source: string): () => void {
  const strangers = new Set<ChildNode>();
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (!isDrawnByReact(node)) strangers.add(node as ChildNode);
  });
  watch.observe(document.body, { childList: true });
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.body.append(script);
  return () => {
    watch.disconnect();
    script.remove();
    for (const node of strangers) node.remove();
  };
}

/** The chat assistant of the installation, where it has one: a script of its maker, on the profile page alone. */
export function ChatAssistant() {
  const { pathname } = useLocation();
  const source = useConfiguration()?.chatWidgetSrc ?? null;
  const isShown = pathname === HOME && source !== null;
  useEffect(() => (isShown ? embed(source) : undefined), [isShown, source]);
  return null;
}
