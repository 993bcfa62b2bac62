export type { Bookmark, Heading } from '#structure/headings/heading.ts';
