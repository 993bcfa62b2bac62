/** What the commands for backups do, whichever way the data are reached. Failures are `CommandError`s. */
export interface BackupTools {
  /** Copies everything into a folder, or into one file where its name ends in `.zip`. */
  make(path: string): Promise<BackupFigures & { readonly pauseMs: number | null }>;
  check(path: string): Promise<BackupFigures>;
  restore(path: string, options: { readonly replace: boolean }): Promise<RestoreOutcome>;
}

export interface BackupFigures {
  readonly rows: number;
  readonly files: number;
  readonly fileBytes: number;
  readonly madeAt: string;
}

export type RestoreOutcome =
  | {
      readonly kind: 'restored';
      readonly figures: BackupFigures;
      /** Whether the secret is at hand that opens what is sealed in the data. */
      readonly secret: 'fits' | 'missing' | 'another' | 'unknown';
      /** Settings of the copied installation that this one does not have, as `NAME=value`. */
      readonly otherSettings: readonly string[];
    }
  /** Nothing was changed, since that would replace what is there. */
  | { readonly kind: 'exists'; readonly what: string };
