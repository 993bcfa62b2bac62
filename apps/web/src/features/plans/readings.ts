import type { CatalogueEntry, PlanId } from '@recto/contract/catalogue';

/** A figure of a card: what is enforced, and what else is published for it. */
export interface PlanFigure {
  readonly amount: number;
  readonly label: string;
  readonly otherReading?: string;
  /** The footnote about it. */
  readonly note?: 1 | 2;
}

/** What the descriptions say of files a month; the perks have the figure that counts. */
const DESCRIBED_FILES: Readonly<Record<PlanId, string>> = {
  FREE: 'described as 5 documents',
  PRICE_ID_10: 'described as up to 1,000',
  PRICE_ID_75: 'described as up to 2,250',
  PRICE_ID_150: 'described as up to 3,500',
};

/** Where the perks name another figure of pages than the one that counts. */
const DESCRIBED_PAGES: Readonly<Partial<Record<PlanId, string>>> = {
  PRICE_ID_150: 'described as 285',
};

/** The three figures that people choose a plan by. */
export function figuresOf({ planId, limits }: CatalogueEntry): readonly PlanFigure[] {
  const pages = DESCRIBED_PAGES[planId];
  return [
    { amount: limits.files, label: 'PDFs a month', otherReading: DESCRIBED_FILES[planId], note: 1 },
    { amount: limits.questions, label: 'questions a month' },
    {
      amount: limits.pages,
      label: 'pages per PDF',
      ...(pages !== undefined && { otherReading: pages, note: 2 as const }),
    },
  ];
}

/** Perks that the figures say already. */
const IN_FIGURES = /^[\d,]+ (PDFs a month|questions a month|pages per PDF)/;

/** Longer perks take a whole line. */
const LINE_LENGTH = 36;

/** The other perks; those that take a whole line last, so that none leaves a gap. */
export function perksOf({ perks }: CatalogueEntry): readonly { text: string; isLong: boolean }[] {
  const others = perks
    .filter((perk) => !IN_FIGURES.test(perk))
    .map((text) => ({ text, isLong: text.length > LINE_LENGTH }));
  return [...others.filter(({ isLong }) => !isLong), ...others.filter(({ isLong }) => isLong)];
}

/** What one would miss in a dearer plan: "Fewer questions than Ascend, more files". */
export function tradeOff(plan: CatalogueEntry, cheaper: CatalogueEntry | undefined): string | null {
  if (!cheaper || plan.limits.questions >= cheaper.limits.questions) return null;
  return `Fewer questions than ${cheaper.name}, more files`;
}
