/** The cap of a key. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className="inline-block min-w-5 rounded-[4px] border border-line bg-bg px-[5px] text-center font-sans text-[11px]/[18px] text-ink-3">
    {children}
  </kbd>
);
