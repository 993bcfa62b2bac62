export { findSection } from './find-section.ts';
export { type Outline, OutlineBuilder } from './outline-builder.ts';
export type { Bookmark, Heading } from './types.ts';
