const urls = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a step's picture. A step without one is a mistake that the tests find. */
export function pictureOf(image: string, theme: 'light' | 'dark'): string {
  const url = urls[`./pictures/${image}-${theme}.webp`];
  if (url === undefined) throw new Error(`the guided tour has no picture ${image}-${theme}`);
  return url;
}
