/** The words of a quote on marker yellow; the cells of a table row stay apart. */
export function QuoteText({ quote }: { quote: string }) {
  const cells = quote.split(/\t+/).filter((cell) => cell.trim() !== '');
  return cells.map((cell, index) => (
    <span key={`${index} ${cell}`}>
      {index > 0 && <span className="mx-1.5 text-ink-3">·</span>}
      <mark className="rounded-[2px] bg-[#ffefb0] box-decoration-clone px-0.5 text-[#1c1e24] dark:bg-[#4a3f14] dark:text-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
        {cell.trim()}
      </mark>
    </span>
  ));
}
