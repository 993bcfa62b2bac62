import { randomName } from '#lib/random-name.ts';
import { SESSION_KEY } from '#lib/session.ts';
import { store } from '#lib/storage.ts';

/** Specification, sections 3, 4 and 9. */
export const EXPIRES_AFTER_MS = 15_000;
export const REFRESH_EVERY_MS = 10_000;
const UNNAMED = 'default-app-name';

/** Which tab runs the product, and when it last said so. */
export interface TabRecord {
  readonly tab: string;
  readonly timestamp: number;
}

/** A tab owns the product if nobody is on record, if the record has run out, or if it is the tab's own. */
export function mayOwn(record: TabRecord | null, tab: string, now: number): boolean {
  if (record === null || record.tab === tab) return true;
  // A record from the future was written before the clock was set back: it would never run out.
  return Math.abs(now - record.timestamp) > EXPIRES_AFTER_MS;
}

function parseRecord(value: string): TabRecord | null {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(value));
    if (typeof read !== 'object' || read === null) return null;
    const { tab, timestamp } = read as Record<string, unknown>;
    return typeof tab === 'string' && typeof timestamp === 'number' ? { tab, timestamp } : null;
  } catch {
    return null;
  }
}

/** The record in its cookie, which is named after the product; an unreadable one counts as none. */
export function recordOf(productName: string) {
  const name = productName || UNNAMED;
  // Cookie names take neither spaces nor `=;,`; product names may have them.
  const cookie = `${encodeURIComponent(name)}=`;
  const put = (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers, and too late while a page unloads.
    document.cookie = `${cookie}${value}; path=/; SameSite=Lax`;
  };
  return {
    read(): TabRecord | null {
      const pair = document.cookie.split('; ').find((part) => part.startsWith(cookie));
      return pair ? parseRecord(pair.slice(cookie.length)) : null;
    },
    write: (record: TabRecord) => put(encodeURIComponent(JSON.stringify(record))),
    /** Clears the cookie's value, and the entry of the same name in the local storage. */
    clear() {
      put('');
      // A product may be called anything, but its name never ends a session.
      if (name !== SESSION_KEY) store(name, null);
    },
  };
}

const PREFIX = 'tab-';

/** An identifier for this tab, kept in the window's name so that it survives reloads. */
export const identifyTab = (): string => (window.name.startsWith(PREFIX) ? window.name : renameTab());

/** A new identifier, for a tab whose own turns out to be that of another: browsers copy it with a duplicated tab. */
export function renameTab(): string {
  window.name = PREFIX + randomName();
  return window.name;
}
