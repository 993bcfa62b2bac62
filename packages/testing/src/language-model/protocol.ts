export type Protocol = 'openai-compatible' | 'anthropic';

/** What a model does when it is asked. */
export type Reply =
  /** All of it, in pieces, `pauseMs` between them. */
  | {
      readonly reply: string | object;
      readonly finish?: 'stop' | 'length' | 'declined';
      readonly pauseMs?: number;
    }
  /** Refuses before its first word. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Half of it; then the connection breaks, the reply ends as if it were whole, or nothing comes any more. */
  | { readonly reply: string | object; readonly fault: 'break' | 'end' | 'stall' }
  /** The same piece over and over, one character an event: words, thoughts before them, or a line that never ends. */
  | { readonly endless: 'text' | 'reasoning' | 'comments' | 'line' }
  /** All of it at once, one character an event. */
  | { readonly crumbs: string }
  /** Answers with something that is of no protocol. */
  | { readonly raw: string };

/** How one protocol writes a reply as server-sent events. */
export interface Wire {
  readonly path: string;
  /** What it was asked, of the body of a call. */
  read(body: Record<string, unknown>): { readonly instructions: string; readonly input: string };
  begin(model: string): string;
  piece(model: string, text: string): string;
  /** What a model thinks before it writes. */
  reasoning(model: string, text: string): string;
  finish(model: string, reason: 'stop' | 'length' | 'declined'): string;
  refuse(status: number): object;
}

/** What every reply says that it has used. */
export const TOKENS = { input: 120, output: 30 };
