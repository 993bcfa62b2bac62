/** Documents are left out together with all their questions: those of one document are alike. */

/** For every item a result of what was fitted without its document. `isFixed` items are always fitted on and have none. */
export function crossValidate<Item, Fitted, Result>(
  items: readonly Item[],
  options: {
    readonly folds: number;
    readonly documentOf: (item: Item) => string;
    readonly fit: (items: readonly Item[]) => Fitted;
    readonly apply: (fitted: Fitted, item: Item) => Result;
    readonly isFixed?: (item: Item) => boolean;
  },
): Map<Item, Result> {
  const { folds, documentOf, fit, apply, isFixed = () => false } = options;
  const left = items.filter((item) => !isFixed(item));
  const documents = [...new Set(left.map(documentOf))].sort();
  const foldOf = new Map(documents.map((document, at) => [document, at % folds]));
  const results = new Map<Item, Result>();
  for (let fold = 0; fold < folds; fold++) {
    const isOut = (item: Item) => !isFixed(item) && foldOf.get(documentOf(item)) === fold;
    const fitted = fit(items.filter((item) => !isOut(item)));
    for (const item of items) if (isOut(item)) results.set(item, apply(fitted, item));
  }
  return results;
}
