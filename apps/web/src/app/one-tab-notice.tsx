/** Two tabs, one of which is only an outline. */
const TabsArt = () => (
  <svg viewBox="0 0 132 64" aria-hidden="true" className="mb-5.5 h-16 w-[132px]">
    <rect
      x="1"
      y="14"
      width="130"
      height="49"
      rx="8"
      fill="var(--surface)"
      stroke="var(--control)"
      strokeWidth="1.5"
    />
    <path d="M12 14V8a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v6" fill="var(--accent)" />
    <path
      d="M62 14V8a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v6"
      fill="var(--bg)"
      stroke="var(--control)"
      strokeWidth="1.5"
      strokeDasharray="3 3"
    />
    <rect x="14" y="30" width="70" height="4" rx="2" fill="var(--track)" />
    <rect x="14" y="40" width="52" height="8" rx="2" fill="var(--marker)" />
  </svg>
);

/** Stands in place of the product while another tab runs it. */
export const OneTabNotice = ({ productName }: { productName: string }) => (
  <main className="flex min-h-dvh flex-col items-center justify-center p-6 text-center">
    <title>{productName}</title>
    <TabsArt />
    <h1 className="max-w-[470px] text-balance font-medium font-read text-[26px] leading-[34px]">
      {`Sorry! You can only have ${productName} application opened in one tab`}
    </h1>
    <p className="mt-3 text-ink-2 text-sm">Close the other tab, and this one goes on by itself.</p>
  </main>
);
