import { useProductName } from '#lib/configuration.ts';

/** The title of a screen of the chat, in the browser's tab and for screen readers. */
export function ChatTitle({ name }: { name: string }) {
  const productName = useProductName();
  return <title>{`${name} · ${productName}`}</title>;
}
