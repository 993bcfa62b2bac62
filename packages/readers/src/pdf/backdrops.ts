import type { PageSpace } from '#pdf/page-space.ts';
import type { Pdfium } from '#pdf/pdfium.ts';
import { readFill, readStroke } from '#pdf/text-style.ts';

type Affine = Pick<PageSpace, 'a' | 'b' | 'c' | 'd' | 'e' | 'f'>;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is painted on a page besides text, in points as displayed. */
export interface Backdrops {
  readonly images: readonly Area[];
  /** Everything on which white letters show: images, shadings, coloured areas and thick lines. */
  readonly coloured: readonly Area[];
  readonly paths: number;
  /** There are more objects than were looked at. */
  readonly isCut: boolean;
}

const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_OBJECTS = 50_000;
const MAX_DEPTH = 6;
/** A line of this width (user units) can be the ground of a text. */
const THICK_LINE = 4;

/** Lists what may lie behind the text of a page, also inside form objects. */
export function findBackdrops(pdfium: Pdfium, page: number, space: PageSpace): Backdrops {
  const images: Area[] = [];
  const coloured: Area[] = [];
  let paths = 0;
  let left = MAX_OBJECTS;
  const visit = (count: number, getObject: (index: number) => number, way: Affine, depth: number) => {
    for (let index = 0; index < count && left > 0; index++, left--) {
      const object = getObject(index);
      const type = pdfium.FPDFPageObj_GetType(object);
      if (type === PATH) paths++;
      if (type === IMAGE) images.push(readArea(pdfium, object, way));
      if (type === IMAGE || type === SHADING || (type === PATH && isColoured(pdfium, object))) {
        coloured.push(readArea(pdfium, object, way));
      }
      if (type !== FORM || depth >= MAX_DEPTH) continue;
      const inner = pdfium.FPDFFormObj_CountObjects(object);
      const innerWay = chain(readMatrix(pdfium, object), way);
      visit(inner, (i) => pdfium.FPDFFormObj_GetObject(object, i), innerWay, depth + 1);
    }
  };
  visit(pdfium.FPDFPage_CountObjects(page), (index) => pdfium.FPDFPage_GetObject(page, index), space, 0);
  return { images, coloured, paths, isCut: left === 0 };
}

/** Whether a point lies within one of the areas. */
export function isWithin(areas: readonly Area[], x: number, y: number): boolean {
  return areas.some((area) => x >= area.left && x <= area.right && y >= area.top && y <= area.bottom);
}

function isColoured(pdfium: Pdfium, path: number): boolean {
  const { scratch } = pdfium;
  if (pdfium.FPDFPath_GetDrawMode(path, scratch, scratch + 4) === 0) return true;
  const view = pdfium.view();
  const isFilled = view.getInt32(scratch, true) !== 0;
  const isStroked = view.getInt32(scratch + 4, true) !== 0;
  if (isFilled && readFill(pdfium, path) === 'colour') return true;
  if (!isStroked || pdfium.FPDFPageObj_GetStrokeWidth(path, scratch) === 0) return false;
  return pdfium.view().getFloat32(scratch, true) >= THICK_LINE && readStroke(pdfium, path) === 'colour';
}

function readArea(pdfium: Pdfium, object: number, { a, b, c, d, e, f }: Affine): Area {
  const { scratch } = pdfium;
  if (pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) {
    return { left: 0, top: 0, right: 0, bottom: 0 };
  }
  const view = pdfium.view();
  const [x1, y1, x2, y2] = [0, 4, 8, 12].map((offset) => view.getFloat32(scratch + offset, true)) as [
    number,
    number,
    number,
    number,
  ];
  const across = [a * x1 + c * y1, a * x2 + c * y1, a * x1 + c * y2, a * x2 + c * y2];
  const down = [b * x1 + d * y1, b * x2 + d * y1, b * x1 + d * y2, b * x2 + d * y2];
  return {
    left: Math.min(...across) + e,
    right: Math.max(...across) + e,
    top: Math.min(...down) + f,
    bottom: Math.max(...down) + f,
  };
}

const IDENTITY: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

function readMatrix(pdfium: Pdfium, object: number): Affine {
  const { scratch } = pdfium;
  if (pdfium.FPDFPageObj_GetMatrix(object, scratch) === 0) return IDENTITY;
  const view = pdfium.view();
  const [a, b, c, d, e, f] = [0, 4, 8, 12, 16, 20].map((offset) =>
    view.getFloat32(scratch + offset, true),
  ) as [number, number, number, number, number, number];
  return { a, b, c, d, e, f };
}

/** First `inner`, then `outer`. */
function chain(inner: Affine, outer: Affine): Affine {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}
