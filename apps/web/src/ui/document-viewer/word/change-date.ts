/** The day of a change as the file has it, in the time of its author: `12 Nov 2026`. What is no date stays as it is. */
export function dayOf(iso: string): string {
  const [day = ''] = iso.split('T');
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
