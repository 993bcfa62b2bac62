import { type Part, splitByMatches } from '#lib/match-words.ts';

/** Matches are in the accent: yellow is for evidence alone. */
export const MarkedParts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <b key={index} className="font-bold text-accent-ink">
        {text}
      </b>
    ) : (
      <span key={index}>{text}</span>
    ),
  );

/** A name with the words of a query in it marked. */
export const MarkedText = ({ text, query }: { text: string; query: string }) => (
  <MarkedParts parts={splitByMatches(text, query)} />
);
