/** Adds one by one: handed on as arguments, a hundred thousand would take more stack than there is. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}
