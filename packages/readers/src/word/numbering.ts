import { type AttributeOf, readXml } from '#office/read-xml.ts';
import type { ZipParts } from '#office/zip-parts.ts';
import { isOn } from '#word/styles.ts';

/** How the items of a list at one depth are numbered. */
export interface ListLevel {
  start: number;
  format: string;
  /** With `%1` for the number at the first depth, `%2` for that at the second. */
  text: string;
  /** Begins anew after items at this depth, from 1; never for 0; after every lesser depth where it is missing. */
  restart?: number;
  /** All its numbers in digits, whatever they are at their own depths. */
  isLegal?: boolean;
}

interface AbstractList {
  readonly levels: Map<number, ListLevel>;
  styleLink?: string;
  numStyleLink?: string;
}

/** A list of the document: several may count on with the same numbers. */
interface List {
  abstract: string;
  readonly starts: Map<number, number>;
  readonly levels: Map<number, ListLevel>;
}

/** The lists that a document defines. */
export interface Numbering {
  readonly abstracts: ReadonlyMap<string, AbstractList>;
  readonly lists: ReadonlyMap<string, List>;
}

export const NO_LISTS: Numbering = { abstracts: new Map(), lists: new Map() };

export async function readNumbering(parts: ZipParts, part: string): Promise<Numbering> {
  const abstracts = new Map<string, AbstractList>();
  const lists = new Map<string, List>();
  let abstract: AbstractList = { levels: new Map() };
  let list: List | null = null;
  let level: ListLevel = newLevel();
  let overridden = 0;
  await readXml(parts, part, {
    open(name, attribute) {
      const value = attribute('val') ?? '';
      switch (name) {
        case 'w:abstractNum':
          list = null;
          abstract = { levels: new Map() };
          abstracts.set(attribute('abstractNumId') ?? '', abstract);
          break;
        case 'w:styleLink':
          abstract.styleLink = value;
          break;
        case 'w:numStyleLink':
          abstract.numStyleLink = value;
          break;
        case 'w:num':
          list = { abstract: '', starts: new Map(), levels: new Map() };
          lists.set(attribute('numId') ?? '', list);
          break;
        case 'w:abstractNumId':
          if (list) list.abstract = value;
          break;
        case 'w:lvlOverride':
          overridden = Number(attribute('ilvl'));
          break;
        case 'w:startOverride':
          list?.starts.set(overridden, Number(value));
          break;
        case 'w:lvl':
          level = newLevel();
          (list ?? abstract).levels.set(Number(attribute('ilvl')), level);
          break;
        default:
          readLevelProperty(level, name, attribute);
      }
    },
    close() {},
  });
  return { abstracts, lists };
}

const newLevel = (): ListLevel => ({ start: 0, format: 'decimal', text: '' });

function readLevelProperty(level: ListLevel, name: string, attribute: AttributeOf): void {
  const value = attribute('val');
  if (name === 'w:start') level.start = Number(value);
  else if (name === 'w:numFmt') level.format = value ?? '';
  else if (name === 'w:lvlText') level.text = value ?? '';
  else if (name === 'w:lvlRestart') level.restart = Number(value);
  else if (name === 'w:isLgl') level.isLegal = isOn(value);
}
