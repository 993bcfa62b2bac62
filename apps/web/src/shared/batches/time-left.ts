/** Seconds as people say them when they do not know exactly. */
export function aboutSeconds(seconds: number): string {
  if (seconds < 10) return 'a few seconds';
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`;
  const hours = Math.round(minutes / 30) / 2;
  return hours === 1 ? 'about an hour' : `about ${hours} hours`;
}

/** With fewer answers the time is only a guess. */
const MIN_DONE = 20;

/** How long a running batch still takes, in words. */
export function timeLeft({ eta, done, total }: { eta: number | null; done: number; total: number }): string {
  if (eta === null || done < Math.min(MIN_DONE, total / 4)) return 'working out the time';
  return `${aboutSeconds(eta)} left`;
}
