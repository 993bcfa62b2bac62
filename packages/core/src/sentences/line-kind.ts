/** What a line of a page is. */
export type LineKind =
  | 'prose'
  | 'row'
  | 'head'
  | 'heading'
  | 'item'
  | 'code'
  | 'contents'
  | 'index'
  | 'running'
  | 'empty';
