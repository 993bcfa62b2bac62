const NUMBER = new Intl.NumberFormat('en-US');

interface BudgetLegendProps {
  readonly used: number;
  readonly wanted: { readonly amount: number; readonly name: string };
  readonly over: number;
  /** What is left after it; said where that is known. */
  readonly leftAfter?: number;
}

/** Says in words what a `BudgetBar` shows. */
export const BudgetLegend = ({ used, wanted, over, leftAfter }: BudgetLegendProps) => (
  <>
    <Mark colour="bg-ink-3/70">{`${NUMBER.format(used)} used`}</Mark>
    <Mark colour="bg-accent">{`${NUMBER.format(wanted.amount)} ${wanted.name}`}</Mark>
    {over > 0 && <Mark colour="bg-bad">{`${NUMBER.format(over)} too many`}</Mark>}
    {leftAfter !== undefined && over === 0 && (
      <Mark colour="bg-track">{`${NUMBER.format(leftAfter)} left after it`}</Mark>
    )}
  </>
);

const Mark = ({ colour, children }: { colour: string; children: string }) => (
  <span className="flex items-center gap-1.5 whitespace-nowrap tabular-nums">
    <span aria-hidden="true" className={`size-2 rounded-[2px] ${colour}`} />
    {children}
  </span>
);
