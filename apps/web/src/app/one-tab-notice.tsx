import { useState } from 'react';
import { Button } from '#ui/button.tsx';

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

interface OneTabNoticeProps {
  productName: string;
  /** Brings the product into this tab; answers whether it came. */
  takeOver: () => Promise<boolean>;
}

const Hint = ({ isRefused }: { isRefused: boolean }) => (
  <p role="status" className="mt-3 text-ink-2 text-sm">
    {isRefused
      ? 'The other tab does not answer. Close it, and this one goes on by itself.'
      : 'Close the other tab, and this one goes on by itself.'}
  </p>
);

/** Stands in place of the product while another tab runs it. */
export function OneTabNotice({ productName, takeOver }: OneTabNoticeProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const ask = async () => {
    setState('asking');
    if (!(await takeOver())) setState('refused');
  };
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center p-6 text-center">
      <title>{productName}</title>
      <TabsArt />
      <h1 className="max-w-[470px] text-balance font-medium font-read text-[26px] leading-[34px]">
        {`Sorry! You can only have ${productName} application opened in one tab`}
      </h1>
      <Hint isRefused={state === 'refused'} />
      <Button
        variant="primary"
        size="lg"
        className="mt-5"
        loading={state === 'asking'}
        onClick={() => void ask()}
      >
        Use here
      </Button>
    </main>
  );
}
