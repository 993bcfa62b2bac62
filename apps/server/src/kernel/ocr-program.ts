/** A program of this machine that recognises text, quicker than the engine that comes with the product. */
export interface OcrProgram {
  /** What its language data are called, such as `deu`. */
  readonly languages: ReadonlySet<string>;
  /**
   * The text of a picture (PGM, binary) as hOCR, with a box for each character. `languages` are names of its data, the
   * likeliest first; `dpi` is the picture's resolution. Rejects when the program fails, takes too long or is called off.
   */
  recognise(
    picture: Uint8Array,
    options: {
      readonly languages: readonly string[];
      readonly dpi: number;
      readonly signal: AbortSignal;
    },
  ): Promise<string>;
}
