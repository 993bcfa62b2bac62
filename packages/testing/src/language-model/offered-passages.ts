/** A passage as it was offered to a model. */
export interface OfferedPassage {
  readonly id: string;
  readonly page: number;
  readonly text: string;
}

const PASSAGE = /<passage id="([^"]+)" page="(\d+)">\n?([\s\S]*?)\n?<\/passage>/g;

/** The passages in what a model was asked, in their order. */
export function passagesIn(input: string): OfferedPassage[] {
  return [...input.matchAll(PASSAGE)].map(([, id = '', page = '', text = '']) => ({
    id,
    page: Number(page),
    text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  }));
}
