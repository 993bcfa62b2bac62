import type { PageSpace } from '#pdf/page-space.ts';
import type { Pdfium } from '#pdf/pdfium.ts';

/** What a page shows besides text. */
export interface PageContents {
  readonly images: number;
  readonly paths: number;
  readonly shadings: number;
  /** Share (0..1) of the page that the largest image covers. */
  readonly largestImage: number;
}

const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_OBJECTS = 3_000;
const MAX_DEPTH = 4;

/** Counts what is painted on a page, up to a bound, also inside form objects. */
export function surveyPage(pdfium: Pdfium, page: number, space: PageSpace): PageContents {
  const contents = { images: 0, paths: 0, shadings: 0, largestImage: 0 };
  let left = MAX_OBJECTS;
  const visit = (count: number, getObject: (index: number) => number, depth: number, formArea?: number) => {
    for (let index = 0; index < count && left > 0; index++, left--) {
      const object = getObject(index);
      const type = pdfium.FPDFPageObj_GetType(object);
      if (type === PATH) contents.paths++;
      if (type === SHADING) contents.shadings++;
      // Bounds inside a form are in its own space: its images count with the area of the form.
      const area = type === IMAGE || type === FORM ? (formArea ?? measureArea(pdfium, object, space)) : 0;
      if (type === IMAGE) {
        contents.images++;
        contents.largestImage = Math.max(contents.largestImage, area);
      }
      if (type === FORM && depth < MAX_DEPTH) {
        const inner = pdfium.FPDFFormObj_CountObjects(object);
        visit(inner, (i) => pdfium.FPDFFormObj_GetObject(object, i), depth + 1, area);
      }
    }
  };
  visit(pdfium.FPDFPage_CountObjects(page), (index) => pdfium.FPDFPage_GetObject(page, index), 0);
  return contents;
}

function measureArea(pdfium: Pdfium, object: number, space: PageSpace): number {
  const { scratch } = pdfium;
  if (pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return 0;
  const view = pdfium.view();
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [0, 4, 8, 12].map((offset) =>
    view.getFloat32(scratch + offset, true),
  );
  const across = [space.a * x1 + space.c * y1 + space.e, space.a * x2 + space.c * y2 + space.e] as const;
  const down = [space.b * x1 + space.d * y1 + space.f, space.b * x2 + space.d * y2 + space.f] as const;
  return (
    (visibleLength(...across, space.width) * visibleLength(...down, space.height)) /
    (space.width * space.height)
  );
}

function visibleLength(from: number, to: number, limit: number): number {
  return Math.max(0, Math.min(Math.max(from, to), limit) - Math.max(0, Math.min(from, to)));
}
