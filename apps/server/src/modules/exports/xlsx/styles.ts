/** Indexes of the formats of cells in `STYLE_SHEET`. */
export const STYLES = { text: 0, head: 1, date: 2, time: 3, link: 4, quiet: 5 } as const;

const alignment = '<alignment vertical="top" wrapText="1"/>';
const format = (font: number, number = 0, align = alignment) =>
  `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1" applyAlignment="1">${align}</xf>`;

const FONTS = [
  '<font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font>',
  '<font><u/><sz val="11"/><color rgb="FF2D52C6"/><name val="Calibri"/></font>',
  '<font><sz val="11"/><color rgb="FF6B6E76"/><name val="Calibri"/></font>',
];

/** The formats of all sheets. */
export const STYLE_SHEET =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  `<fonts count="${FONTS.length}">${FONTS.join('')}</fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="6">${[format(0), format(1), format(0, 164), format(0, 165), format(2, 0, '<alignment vertical="top"/>'), format(3)].join('')}</cellXfs>` +
  '</styleSheet>';
