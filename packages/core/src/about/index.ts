export { FRONT_PAGES } from './front-pages.ts';
export { readAbout } from './read-about.ts';
export type { About } from './types.ts';
