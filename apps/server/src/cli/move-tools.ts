/** What `recto move` does, in the process of the command. Failures are `CommandError`s. */
export interface MoveTools {
  /** Takes the embedded data of a folder to the place that the settings name. */
  move(from: string): Promise<MoveFigures>;
  /** Compares every row and every stored file of both places. */
  check(from: string): Promise<CheckFigures>;
}

export interface MoveFigures {
  /** Where the data are now, in words. */
  readonly place: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly fileBytes: number;
  /** Originals that were damaged or missing before, in sentences. */
  readonly damaged: readonly string[];
}

export type CheckFigures = Omit<MoveFigures, 'damaged'> & {
  /** What is not the same, in sentences. */
  readonly differences: readonly string[];
};
