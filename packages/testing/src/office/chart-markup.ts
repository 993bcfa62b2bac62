const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';

/** Where values are said to come from: no sheet of a file that is made here. */
const ELSEWHERE = '[1]Sheet1!$A$1';

const points = (values: readonly string[]) =>
  values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('');

/** The markup of charts, as programs keep them in Office files. */
export const chartMarkup = {
  points,
  words: (values: readonly string[], reference = ELSEWHERE) =>
    `<c:strRef><c:f>${reference}</c:f><c:strCache>${points(values)}</c:strCache></c:strRef>`,
  numbers: (values: readonly string[], format = 'General', reference = ELSEWHERE) =>
    `<c:numRef><c:f>${reference}</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${points(values)}</c:numCache></c:numRef>`,
  title: (text: string) =>
    `<c:title><c:tx><c:rich><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx></c:title>`,
  /** By the markup of its name, its categories and its values. */
  series: (name: string, categories: string, values: string) =>
    `<c:ser><c:tx>${name}</c:tx><c:cat>${categories}</c:cat><c:val>${values}</c:val></c:ser>`,
  /** The part of a chart, by the markup within `c:chart`. */
  part: (chart: string) =>
    `<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}"><c:chart>${chart}</c:chart></c:chartSpace>`,
  /** What stands for a chart where it is drawn. */
  reference: (id: string) => `<c:chart xmlns:c="${CHART}" r:id="${id}"/>`,
};
