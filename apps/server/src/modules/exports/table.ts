/** What a table holds in one place: typed where the file that is written knows types. */
export type TableCell =
  | { readonly type: 'text'; readonly text: string; readonly url?: string; readonly isQuiet?: boolean }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'date'; readonly iso: string }
  | { readonly type: 'time'; readonly iso: string };

export interface TableColumn {
  readonly title: string;
  /** In characters. */
  readonly width: number;
}
