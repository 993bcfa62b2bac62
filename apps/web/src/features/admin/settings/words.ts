import type { SettingItem, SettingName } from '@recto/contract/admin-settings';

export const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  mail: 'Mail',
  model: 'Language model',
  storage: 'Storage',
  payments: 'Payments',
  signOn: 'Single sign-on',
  ocr: 'OCR languages',
  converter: 'Converter',
  virusScan: 'Virus scan',
};

export type StateTone = 'good' | 'bad' | 'warn' | 'off' | 'untested';

const DAY_MS = 86_400_000;

/** The time of today, else the day with it. */
export function timeOf(iso: string, now: Date): string {
  const at = new Date(iso);
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = at.toDateString() === now.toDateString() && now.getTime() - at.getTime() < DAY_MS;
  return isToday ? time : `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}

/** How a setting is, in a few words. */
export function tellState(item: SettingItem, now: Date): { tone: StateTone; text: string } {
  const { state, lastTest, warning, name } = item;
  if (state === 'error' || lastTest?.outcome === 'failed') {
    const since = lastTest?.failingSince;
    const verb = name === 'model' ? 'Not answering' : 'Not working';
    return { tone: 'bad', text: since ? `${verb} since ${timeOf(since, now)}` : verb };
  }
  if (state === 'off') return { tone: 'off', text: 'Off' };
  if (warning) return { tone: 'warn', text: name === 'ocr' ? warning : 'Works, with a gap' };
  if (lastTest) return { tone: 'good', text: 'Working' };
  return { tone: 'untested', text: item.canTest ? 'On, not tested' : 'On' };
}

/** What is said below a setting that does not work, or lacks something. */
export function tellTrouble(item: SettingItem): { tone: 'bad' | 'warn' | 'plain'; text: string } | null {
  const { name, lastTest, warning, advice } = item;
  if (lastTest?.outcome === 'failed') {
    const meanwhile = name === 'model' ? ' Answers come from the documents themselves meanwhile.' : '';
    return { tone: 'bad', text: `Last error: ${lastTest.text}${meanwhile}` };
  }
  if (warning) {
    const said = name === 'ocr' ? '' : `${warning} `;
    return { tone: item.state === 'error' ? 'bad' : 'warn', text: `${said}${advice ?? ''}`.trim() };
  }
  return advice === undefined ? null : { tone: 'plain', text: advice };
}

const GB = 1e9;
/** Beside the model itself: what it reads at once, and its working space. */
const OVERHEAD = 1.2;

const gigabytes = (bytes: number): string => (bytes / GB).toFixed(bytes < 10 * GB ? 1 : 0);

/** Whether the memory of the machine holds a model of that size. */
export function tellFit(
  bytes: number | undefined,
  { freeBytes, totalBytes }: { readonly freeBytes: number; readonly totalBytes: number },
): { text: string; isTooLarge: boolean } | null {
  if (bytes === undefined) return null;
  const needed = bytes * OVERHEAD;
  if (needed > totalBytes) return { text: 'larger than the memory', isTooLarge: true };
  const text =
    needed > freeBytes ? 'fits, tight' : `fits, ${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} GB free`;
  return { text, isTooLarge: false };
}

/** Of a page as people write them. */
const TOKENS_PER_PAGE = 700;

/** What is known of a model beside its name. */
export function describeFound({
  bytes,
  contextTokens,
}: {
  readonly bytes?: number | undefined;
  readonly contextTokens?: number | undefined;
}): string {
  const parts = [
    bytes === undefined ? null : `${gigabytes(bytes)} GB`,
    contextTokens === undefined
      ? null
      : `reads about ${Math.max(1, Math.round(contextTokens / TOKENS_PER_PAGE))} pages at once`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
