import type { Alignment } from '@recto/core/document';
import { type AttributeOf, readXml } from '#office/read-xml.ts';
import type { ZipParts } from '#office/zip-parts.ts';

/** A place in a list: which list, and how deep. */
export interface ListPlace {
  readonly list: string;
  readonly depth: number;
}

/** What a style says of its paragraphs. */
export interface ParagraphStyle {
  /** Of headings, from 1. */
  readonly level?: number;
  readonly list?: string;
  readonly depth?: number;
  readonly isRightToLeft?: boolean;
  readonly align?: Alignment | 'start';
}

interface RawStyle {
  name?: string;
  basedOn?: string;
  outline?: number;
  list?: string;
  depth?: number;
  isRightToLeft?: boolean;
  isHidden?: boolean;
  isBold?: boolean;
  isItalic?: boolean;
  align?: Alignment | 'start';
}

interface Looks {
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** The outline has nine levels; the tenth is the text. */
const TEXT_LEVEL = 9;
const MAX_ANCESTORS = 20;

export class Styles {
  readonly #styles: ReadonlyMap<string, RawStyle>;
  readonly #default: string | undefined;
  readonly #looks = new Map<string, Looks>();

  constructor(styles: ReadonlyMap<string, RawStyle> = new Map(), byDefault?: string) {
    this.#styles = styles;
    this.#default = byDefault;
  }

  /** What holds for a paragraph of a style, with what it has from the styles on which it is based. */
  of(id: string | undefined): ParagraphStyle {
    const [outline, list, depth, isRightToLeft, align] = [
      this.#inherited(id, (style) => style.outline ?? headingLevel(style.name)),
      this.#inherited(id, (style) => style.list),
      this.#inherited(id, (style) => style.depth),
      this.#inherited(id, (style) => style.isRightToLeft),
      this.#inherited(id, (style) => style.align),
    ];
    return {
      ...(outline !== undefined && outline < TEXT_LEVEL && { level: outline + 1 }),
      ...(list !== undefined && { list }),
      ...(depth !== undefined && { depth }),
      ...(isRightToLeft && { isRightToLeft }),
      ...(align !== undefined && { align }),
    };
  }

  /** Whether letters are hidden by their own style, or else by that of their paragraph. */
  hides(ofLetters: string | undefined, ofParagraph: string | undefined): boolean {
    const own = ofLetters === undefined ? undefined : this.#inherited(ofLetters, (style) => style.isHidden);
    return own ?? this.#inherited(ofParagraph, (style) => style.isHidden) ?? false;
  }

  /**
   * Whether letters are bold and italic by their own style and that of their paragraph: one turns round what the other says
   * (ISO 29500-1, 17.7.3). Headings are set apart by what they are.
   */
  looks(ofLetters: string | undefined, ofParagraph: string | undefined): Looks {
    const key = `${ofLetters ?? ''} ${ofParagraph ?? ''}`;
    const known = this.#looks.get(key);
    if (known) return known;
    const isHeading = this.of(ofParagraph).level !== undefined;
    const own = (read: (style: RawStyle) => boolean | undefined) =>
      ofLetters !== undefined && (this.#inherited(ofLetters, read) ?? false);
    const around = (read: (style: RawStyle) => boolean | undefined) =>
      this.#inherited(ofParagraph, read) ?? false;
    const looks = {
      isBold: own((style) => style.isBold) !== (!isHeading && around((style) => style.isBold)),
      isItalic: own((style) => style.isItalic) !== around((style) => style.isItalic),
    };
    this.#looks.set(key, looks);
    return looks;
  }

  #inherited<T>(id: string | undefined, read: (style: RawStyle) => T | undefined): T | undefined {
    let at = id ?? this.#default;
    for (let steps = 0; at !== undefined && steps < MAX_ANCESTORS; steps++) {
      const style = this.#styles.get(at);
      const value = style && read(style);
      if (value !== undefined) return value;
      at = style?.basedOn;
    }
    return undefined;
  }
}

/** Programs that write no outline level name their styles as Word does. */
function headingLevel(name: string | undefined): number | undefined {
  const digit = name?.match(/^heading ([1-9])$/i)?.[1];
  if (digit !== undefined) return Number(digit) - 1;
  return name?.toLowerCase() === 'title' ? 0 : undefined;
}

export async function readStyles(parts: ZipParts, part: string): Promise<Styles> {
  const styles = new Map<string, RawStyle>();
  let byDefault: string | undefined;
  let style: RawStyle = {};
  await readXml(parts, part, {
    open(name, attribute) {
      if (name === 'w:style') {
        style = {};
        const id = attribute('styleId') ?? '';
        styles.set(id, style);
        if (attribute('type') === 'paragraph' && isOn(attribute('default') ?? '0')) byDefault = id;
      } else readProperty(style, name, attribute);
    },
    close() {},
  });
  return new Styles(styles, byDefault);
}

function readProperty(style: RawStyle, name: string, attribute: AttributeOf): void {
  const value = attribute('val') ?? '';
  if (name === 'w:name') style.name = value;
  else if (name === 'w:basedOn') style.basedOn = value;
  else if (name === 'w:outlineLvl') style.outline = Number(value);
  else if (name === 'w:numId') style.list = value;
  else if (name === 'w:ilvl') style.depth = Number(value);
  else if (name === 'w:bidi') style.isRightToLeft = isOn(attribute('val'));
  else if (name === 'w:b') style.isBold = isOn(attribute('val'));
  else if (name === 'w:i') style.isItalic = isOn(attribute('val'));
  else if (name === 'w:jc') style.align = readAlignment(value);
  else if (name === 'w:vanish') style.isHidden = isOn(attribute('val'));
}

/** `left` is where lines begin, in paragraphs from right to left as well (ISO 29500-1, 17.18.44). */
export function readAlignment(value: string): Alignment | 'start' {
  if (value === 'center') return 'center';
  if (value === 'right' || value === 'end') return 'end';
  return value === 'both' || value === 'distribute' ? 'justify' : 'start';
}

/** A switch that is named without a value is on. */
export const isOn = (value: string | undefined): boolean =>
  value === undefined || !['0', 'false', 'off'].includes(value);
