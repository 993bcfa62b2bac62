export interface Device {
  /** Browser and system in words, for people to recognise. */
  name: string;
  isHandheld: boolean;
}

/** In order: many browsers also give the names of those after them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string, 'handheld'?])[] = [
  [/\biPhone\b/, 'an iPhone', 'handheld'],
  [/\biPad\b/, 'an iPad', 'handheld'],
  [/\bAndroid\b/, 'Android', 'handheld'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Tells from what a browser says about itself which one it is, as far as people care. */
export function deviceOf(userAgent: string | null): Device {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [, system, kind] = SYSTEMS.find(([sign]) => sign.test(userAgent ?? '')) ?? [];
  const isHandheld = kind === 'handheld';
  if (!userAgent) return { name: 'An unknown device', isHandheld };
  // Programs name themselves first: curl/8.5.0, python-requests/2.32.
  const name = browser ?? /^[A-Za-z][\w.-]*/.exec(userAgent)?.[0] ?? 'An unknown browser';
  return { name: system ? `${name} on ${system}` : name, isHandheld };
}
