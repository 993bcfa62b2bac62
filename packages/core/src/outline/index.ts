export { findSection } from './find-section.ts';
export { findHeadingPath } from './heading-path.ts';
export { type Outline, OutlineBuilder } from './outline-builder.ts';
export type { Bookmark, Heading } from './types.ts';
