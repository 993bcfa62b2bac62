import { useEffect, useRef } from 'react';
import { sentenceOf } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { clearStored } from '#lib/storage.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLogOut, useUpdateSubscription } from './mutations.ts';

/** Specification, section 9. */
const RELOAD_AFTER_MS = 2000;

/** Where a checkout leads that went well: the server asks the payment provider, then one signs in again. */
export function Component() {
  const productName = useProductName();
  const { mutate: logOut } = useLogOut();
  // A new login brings what has been bought; until then the page stays for the sentence to be read.
  const update = useUpdateSubscription(() => {
    clearStored();
    setTimeout(logOut, RELOAD_AFTER_MS);
  });
  const { mutate } = update;
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-6">
      <title>{`Subscription · ${productName}`}</title>
      <div role="status">
        <h1 className="text-center font-read text-[28px] leading-9">Success, Please login again</h1>
      </div>
      {update.isError && (
        <div className="max-w-110 space-y-3">
          <Notice tone="bad">
            {`${sentenceOf(update.error)} What you have paid for is not lost: it is looked up again.`}
          </Notice>
          <Button onClick={() => mutate()} loading={update.isPending}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
