/** HTML that may be inserted as it is. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

type Insertion = string | number | Html | readonly Html[];

/** Builds HTML; whatever is inserted is escaped unless it is `Html` itself. */
export function html(parts: TemplateStringsArray, ...insertions: readonly Insertion[]): Html {
  const source = parts.map((part, index) => part + render(insertions[index] ?? '')).join('');
  return new Html(source);
}

function render(insertion: Insertion): string {
  if (insertion instanceof Html) return insertion.source;
  if (typeof insertion === 'object') return insertion.map((item) => item.source).join('');
  return escapeHtml(String(insertion));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
