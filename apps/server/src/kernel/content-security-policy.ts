/** What pages may load. An assistant brings frames and pictures and speaks to its own origin; nothing else is let in. */
export function contentSecurityPolicy(chatWidgetOrigin: string | null) {
  const own = ["'self'", ...(chatWidgetOrigin === null ? [] : [chatWidgetOrigin])];
  const sockets = chatWidgetOrigin === null ? [] : [chatWidgetOrigin.replace(/^http/, 'ws')];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [...own, "'wasm-unsafe-eval'"],
    styleSrc: [...own, "'unsafe-inline'"],
    imgSrc: [...own, 'data:', 'blob:'],
    fontSrc: [...own, 'data:'],
    connectSrc: [...own, ...sockets],
    frameSrc: own,
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  };
}
