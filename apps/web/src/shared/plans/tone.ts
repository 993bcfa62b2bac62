/** From here on little is left. */
const FEW_LEFT = 0.9;

type Tone = 'accent' | 'quiet' | 'warn' | 'bad';

/** The colour of a meter: amber where little is left, red where nothing is. */
export function toneOf(used: number, allowed: number, usual: 'accent' | 'quiet'): Tone {
  if (used >= allowed) return 'bad';
  return used >= FEW_LEFT * allowed ? 'warn' : usual;
}
