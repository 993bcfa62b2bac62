const NOTHING = 'Nothing is painted on the page';
const NO_MAPPING =
  'Most characters have no meaning in the file; pdftotext gives their codes, which are noise';
const EMPTY_FIELDS = 'Only form fields without text are on the page';
const SHAPES = 'Only shapes are painted';
const RIGHT_TO_LEFT = 'Right to left: pdftotext gives the letters in reverse, we in logical order';

/** Why a file of `pdf-odd` fails, or is read otherwise than by pdftotext, as found by looking into it. */
export const REMARKS: Readonly<Record<string, string>> = {
  'ContentStreamNoCycleType3insideType3.pdf':
    'Glyphs are drawings (Type 3) without a mapping; pdftotext guesses',
  'PDFJS-7562-reduced.pdf': NO_MAPPING,
  'annotation_hidden_print.pdf': 'Only a hidden note is on the page',
  'autoprint.pdf': NOTHING,
  'bug1011159.pdf': NO_MAPPING,
  'bug1538111.pdf': 'Only drawn notes (highlight, underline and the like) are on the page',
  'bug1889122.pdf': EMPTY_FIELDS,
  'bug2035197_1.pdf': EMPTY_FIELDS,
  'clippath.pdf': SHAPES,
  'empty.pdf': NOTHING,
  'extractPages_null_in_array.pdf': NOTHING,
  'issue10301.pdf': RIGHT_TO_LEFT,
  'issue10572.pdf': SHAPES,
  'issue11045.pdf': 'pdftotext splits subscripts off their words, here they stay: (XNP )',
  'issue11242_reduced.pdf': NO_MAPPING,
  'issue11578_reduced.pdf': NO_MAPPING,
  'issue12418_reduced.pdf':
    'PDFium finds no meaning for more than 30 % of the characters, pdftotext does: the page waits for OCR',
  'issue14046.pdf': RIGHT_TO_LEFT,
  'issue15443.pdf': NO_MAPPING,
  'issue15516_reduced.pdf':
    'PDFium finds no meaning for ligatures of this font, pdftotext does: the page waits for OCR',
  'issue16176.pdf': 'A variant character: pdftotext reads its rare form (U+20BB7), PDFium the usual one',
  'issue18072.pdf': EMPTY_FIELDS,
  'issue18305.pdf': EMPTY_FIELDS,
  'issue18894.pdf': SHAPES,
  'issue2017r.pdf': 'Accented letters: ours are right, pdftotext gives other characters for them',
  'issue21436.pdf': `${SHAPES}; the page tree counts wrongly`,
  'issue21579.pdf': 'Encrypted with a user password',
  'issue5421.pdf': 'The text on it is invisible (render mode 3, over no image), so it is no evidence',
  'issue5564_reduced.pdf': 'Its text is three tab characters',
  'issue7074_reduced.pdf': 'pdftotext splits words: "Gr aduat es"',
  'issue7891_bc0.pdf': SHAPES,
  'issue9915_reduced.pdf': NO_MAPPING,
  'named_dest_collision_for_editor.pdf': 'Only links are on the page',
  'poppler-85140-0.pdf': 'No content; the page claims 2,147,483,648 points',
  'text_field_own_canvas_calc.pdf': EMPTY_FIELDS,
};
