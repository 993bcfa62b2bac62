export { readNumber } from '#structure/headings/heading-number.ts';
