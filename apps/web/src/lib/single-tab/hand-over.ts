/** Where a tab with the notice asks the owner for the product. */
const CHANNEL = 'single-tab-hand-over';
const ASKED = 'hand over';

/** Asks the tab that runs the product to give it up. */
export function requestHandOver(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(ASKED);
  channel.close();
}

/** Calls `handOver` whenever another tab asks for the product. */
export function listenForHandOver(handOver: () => void): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === ASKED) handOver();
  };
}
