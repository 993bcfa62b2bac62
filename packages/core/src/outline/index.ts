export { type Outline, OutlineBuilder } from './outline-builder.ts';
export type { Bookmark } from './types.ts';
