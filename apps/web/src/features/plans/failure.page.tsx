import { useProductName } from '#lib/configuration.ts';

/** Where a checkout leads that came to nothing: only the sentence (specification, section 2). */
export function Component() {
  const productName = useProductName();
  return (
    <div className="grid h-full place-items-center p-6">
      <title>{`Subscription failed · ${productName}`}</title>
      <h1 className="text-center font-read text-[28px] leading-9">subscription Failed</h1>
    </div>
  );
}
