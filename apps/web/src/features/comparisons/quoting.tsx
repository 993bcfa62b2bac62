import { Fragment } from 'react';

/** Our words run from left to right, whatever the direction of the words that they quote. */
export function Quoting({ text }: { text: string }) {
  return text.split(/(?<=“)([^”]*)(?=”)/u).map((part, at) => {
    const key = `${at}-${part}`;
    return at % 2 === 1 ? <bdi key={key}>{part}</bdi> : <Fragment key={key}>{part}</Fragment>;
  });
}
