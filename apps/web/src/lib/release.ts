/** The script that this page began with; each release has a name of its own for it. */
const ownScript = (): string | null =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/**
 * Which pages the server gives at present: those of this release, of another one (then the parts of this one are gone),
 * or none.
 */
export async function askForRelease(): Promise<'same' | 'other' | 'none'> {
  const own = ownScript();
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (!response.ok) return 'none';
    return own === null || (await response.text()).includes(own) ? 'same' : 'other';
  } catch {
    return 'none';
  }
}

/** Whether the server answers at all, whatever it says. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** What can be typed into or filled; a box to tick is ticked again. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';

const isUntouched = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.value === field.defaultValue;

/** Loads the page anew where the server has another release, unless something that was typed would be lost. */
export async function reloadForOtherRelease(): Promise<void> {
  if ((await askForRelease()) !== 'other') return;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  if ([...fields].every(isUntouched)) window.location.reload();
}
