// What stages say that run side by side, one after the other: the first as it comes, the next when that one has ended.

export class StageOutputs {
  #write;
  /** In the order of their beginning; the first one is shown. @type {{ held: string[], hasEnded: boolean }[]} */
  #open = [];

  /** @param {(text: string) => void} write */
  constructor(write) {
    this.#write = write;
  }

  open() {
    const output = { held: [], hasEnded: false };
    this.#open.push(output);
    return {
      /** @param {string} text */
      show: (text) => {
        output.held.push(text);
        this.#flush();
      },
      end: () => {
        output.hasEnded = true;
        this.#flush();
      },
    };
  }

  #flush() {
    while (this.#open[0]) {
      const [first] = this.#open;
      for (const text of first.held.splice(0)) this.#write(text);
      if (!first.hasEnded) return;
      this.#open.shift();
    }
  }
}
