export { readNumber } from '#structure/headings/numbering.ts';
