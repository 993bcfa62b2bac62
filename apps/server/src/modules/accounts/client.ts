import { isIP } from 'node:net';

/** Who speaks to the server, as far as that can be told; both are a stranger's words. */
export interface Client {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** A client in words of our own, fit to be mailed and stored: nothing of it was chosen by a stranger. */
export interface ClientDescription {
  readonly address: string;
  readonly browser: string;
}

/** In place of a client: whose address and browser an administrator uses is none of the owner's business. */
export const BY_ADMINISTRATOR: ClientDescription = {
  address: 'the administration of the server',
  browser: 'the rights of an administrator',
};

/** In this order: most browsers name others beside themselves. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export const describeClient = ({ ip, userAgent }: Client): ClientDescription => ({
  // Behind a proxy that believes everything, the address is a text of anybody's choice.
  address: isIP(ip) > 0 ? ip : 'an unknown address',
  browser: describeBrowser(userAgent ?? ''),
});

/** The kind of browser without its version, so that an update is not a new browser. */
function describeBrowser(userAgent: string): string {
  const browser = BROWSERS.find(([form]) => form.test(userAgent))?.[1] ?? 'Another program';
  const system = SYSTEMS.find(([form]) => form.test(userAgent))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
