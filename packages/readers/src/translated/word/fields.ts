import { readAttribute } from '#word/marking/scan-markup.ts';

/** Fields whose result programs write anew by themselves, whatever stands there. */
const COMPUTED =
  /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION|PAGEREF|DATE|TIME|CREATEDATE|SAVEDATE|PRINTDATE|FILENAME|STYLEREF)\b/iu;

interface Field {
  instruction: string;
  hasResult: boolean;
}

/** The fields that are open at a place of the markup. */
export class FieldStack {
  readonly #fields: Field[] = [];

  /** Whether what stands here is written anew by the programs that open the file. */
  get isComputed(): boolean {
    return this.#fields.some(({ instruction, hasResult }) => hasResult && COMPUTED.test(instruction));
  }

  open(name: string, raw: string): void {
    if (name === 'w:fldSimple')
      this.#fields.push({ instruction: readAttribute(raw, 'instr') ?? '', hasResult: true });
    if (name !== 'w:fldChar') return;
    const type = readAttribute(raw, 'fldCharType');
    const last = this.#fields.at(-1);
    if (type === 'begin') this.#fields.push({ instruction: '', hasResult: false });
    else if (type === 'separate' && last) last.hasResult = true;
    else if (type === 'end') this.#fields.pop();
  }

  instruct(text: string): void {
    const last = this.#fields.at(-1);
    if (last && !last.hasResult) last.instruction += text;
  }

  close(name: string): void {
    if (name === 'w:fldSimple') this.#fields.pop();
  }
}
