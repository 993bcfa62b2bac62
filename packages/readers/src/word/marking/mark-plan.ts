import { PARAGRAPH_END, type RedlinePiece } from '@recto/core/comparison';
import type { Atom, BodyParagraph, BodyRow, BodyRun } from '#word/marking/body.ts';

/** What is said of a stretch of text: whether it moved, and the change that it belongs to. */
export interface MarkTraits {
  readonly move?: number | undefined;
  readonly change?: number | undefined;
}

export interface InsertedText extends MarkTraits {
  /** With tabs; a line feed is a line break. */
  readonly text: string;
}

/** A paragraph, or a row of a table, that is inserted whole. */
export interface InsertedParagraph {
  readonly texts: readonly InsertedText[];
  /** Gives it its properties. */
  readonly like: BodyParagraph | null;
  /** Word numbers it, as it does that paragraph. */
  readonly isNumbered: boolean;
  /** It is a row, made like the one of that paragraph. */
  readonly isRow: boolean;
}

/** All marks that the markup of a document gets. */
export interface MarkPlan {
  /** Paragraphs that Word numbers. */
  readonly numbered: ReadonlySet<BodyParagraph>;
  readonly deleted: Map<Atom, MarkTraits>;
  readonly before: Map<Atom, InsertedText[]>;
  readonly after: Map<Atom, InsertedText[]>;
  /** In paragraphs without text. */
  readonly within: Map<BodyParagraph, InsertedText[]>;
  readonly paragraphsBefore: Map<BodyParagraph, InsertedParagraph[]>;
  readonly paragraphsAfter: Map<BodyParagraph, InsertedParagraph[]>;
  /** Paragraphs whose ends are deleted. */
  readonly deletedEnds: Map<BodyParagraph, MarkTraits>;
  readonly deletedRows: Map<BodyRow, MarkTraits>;
}

interface PlannedMark {
  readonly paragraph: BodyParagraph;
  /** The run in which it lies. */
  readonly run?: BodyRun | null;
  readonly traits: MarkTraits;
}

/** Every mark of a plan, and where it lies. */
export function* marksOf(plan: MarkPlan): Generator<PlannedMark> {
  for (const [{ paragraph, run }, traits] of plan.deleted) yield { paragraph, run, traits };
  for (const inserted of [plan.before, plan.after])
    for (const [{ paragraph, run }, texts] of inserted)
      for (const traits of texts) yield { paragraph, run, traits };
  for (const [paragraph, texts] of plan.within) for (const traits of texts) yield { paragraph, traits };
  for (const paragraphs of [plan.paragraphsBefore, plan.paragraphsAfter])
    for (const [paragraph, inserted] of paragraphs)
      for (const traits of inserted.flatMap(({ texts }) => texts)) yield { paragraph, traits };
  for (const [paragraph, traits] of plan.deletedEnds) yield { paragraph, traits };
}

/** What lies between two characters of the left text, white space apart. */
export interface Gap {
  /** The characters; null at the beginning and at the end. */
  readonly from: Atom | null;
  readonly to: Atom | null;
  readonly items: readonly GapItem[];
  /** The number of a list was changed here. */
  readonly hasNumber: boolean;
}

/** White space of the left text, or text that is inserted. */
export interface GapItem extends MarkTraits {
  readonly kind: RedlinePiece['kind'];
  readonly text: string;
  readonly isRow: boolean;
}

/** Whether an item is the end of a paragraph. */
export const isEnd = ({ text }: Pick<GapItem, 'text'>): boolean => text === PARAGRAPH_END;
