import type { KeyTerm } from '@recto/contract/key-terms';
import type { FileItem } from '@recto/contract/library';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';

/** What the panels of figures and of terms show. */
export interface TermsProps {
  readonly file: FileItem;
  readonly terms: readonly KeyTerm[];
  /** What was chosen last, here or in the contents. */
  readonly place?: PageAnchor | undefined;
  readonly nameOf: (page: number) => string;
  readonly onChoose: (term: KeyTerm, place: PageAnchor) => void;
  /** Asks a question on what was not found. */
  readonly onAsk?: ((question: string) => void) | undefined;
}
