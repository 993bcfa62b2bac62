/** Seconds as people say them when they do not know exactly. */
export function aboutSeconds(seconds: number): string {
  if (seconds < 10) return 'a few seconds';
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`;
  const hours = Math.round(minutes / 30) / 2;
  return hours === 1 ? 'about an hour' : `about ${hours} hours`;
}

/** How long a running batch still takes, in words. */
export const timeLeft = ({ eta }: { eta: number | null }): string =>
  eta === null ? 'working out the time' : `${aboutSeconds(eta)} left`;
