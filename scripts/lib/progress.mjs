// Quiet progress: one line a step, with its time.

/** Says what is being done and, when it is done, how long it took. */
export async function step(title, action) {
  const started = Date.now();
  const live = process.stdout.isTTY === true;
  process.stdout.write(live ? `  ${title} …` : `  ${title} …\n`);
  const result = await action();
  process.stdout.write(live ? `\r  ${title}, ${seconds(started)}  \n` : `  ${title}, ${seconds(started)}\n`);
  return result;
}

export function seconds(since) {
  const value = (Date.now() - since) / 1000;
  if (value < 10) return `${value.toFixed(1)} s`;
  if (value < 120) return `${Math.round(value)} s`;
  return `${Math.floor(value / 60)} min ${Math.round(value % 60)} s`;
}
