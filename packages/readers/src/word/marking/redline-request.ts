import type { RedlinePiece } from '@recto/core/comparison';
import type { ChangeComment, Marker } from '#word/marking/revision.ts';

/** A redline, and what is said of it. */
export interface RedlineRequest {
  readonly pieces: readonly RedlinePiece[];
  readonly comments: readonly ChangeComment[];
  readonly marker: Marker;
}

/** A part of an Office file. */
export interface WordPart {
  readonly name: string;
  readonly content: Uint8Array | string;
}
