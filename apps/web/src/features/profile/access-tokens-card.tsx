import type { TokenItem } from '@recto/contract/tokens';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#lib/api-error.ts';
import { formatDate } from '#lib/format.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Card } from './card.tsx';
import { DeleteToken } from './delete-token.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { tokensQuery } from './queries.ts';

function expiryOf({ expiresAt }: TokenItem, now: Date): string {
  if (expiresAt === null) return 'Does not expire';
  return `${Date.parse(expiresAt) <= now.getTime() ? 'Expired' : 'Expires'} ${formatDate(expiresAt)}`;
}

const usageOf = ({ lastUsedAt }: TokenItem): string =>
  lastUsedAt ? `Last used ${formatDate(lastUsedAt)}` : 'Never used';

function TokenRow({ token, onDelete }: { token: TokenItem; onDelete: () => void }) {
  const now = useNow();
  return (
    <li className="grid min-h-12 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-t px-5 py-2 text-ink-2 text-sm">
      <KeyRound aria-hidden="true" className="size-4" />
      <span className="min-w-0">
        <b className="block truncate font-medium text-ink" title={token.name}>
          {token.name}
        </b>
        <span className="block text-ink-3 text-xs tabular-nums">
          <span className="font-mono">{`${token.beginsWith}…`}</span>
          {` · ${[token.scopes.join(', '), usageOf(token), expiryOf(token, now)].join(' · ')}`}
        </span>
      </span>
      <Button size="sm" className="max-sm:h-9" aria-label={`Delete ${token.name}`} onClick={onDelete}>
        Delete
      </Button>
    </li>
  );
}

/** Tokens by which other programs call in the name of the account. */
export function AccessTokensCard({ className }: { className?: string }) {
  const tokens = useQuery(tokensQuery);
  const [isCreating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<TokenItem | null>(null);
  return (
    <Card
      title="Access tokens"
      className={className}
      aside={
        <Button size="sm" variant="quiet" className="-me-2.5" onClick={() => setCreating(true)}>
          New token
        </Button>
      }
    >
      <p className="mb-3 text-ink-2 text-sm">
        Scripts and other programs use a token to work with your documents.
      </p>
      <div className="-mx-5 -mb-4.5">
        {tokens.isPending && (
          <div role="status" className="border-line border-t px-5 py-4">
            <span className="sr-only">Loading</span>
            <Skeleton className="h-4 w-2/5" />
          </div>
        )}
        {tokens.data?.length === 0 && (
          <p className="border-line border-t px-5 py-3.5 text-ink-3 text-sm">You have no tokens.</p>
        )}
        {tokens.data && tokens.data.length > 0 && (
          <ul>
            {tokens.data.map((token) => (
              <TokenRow key={token._id} token={token} onDelete={() => setLeaving(token)} />
            ))}
          </ul>
        )}
        {tokens.isError && !tokens.data && (
          <div className="space-y-3 px-5 pb-4">
            <Notice tone="bad">{sentenceOf(tokens.error)}</Notice>
            <Button onClick={() => void tokens.refetch()}>Try again</Button>
          </div>
        )}
      </div>
      {isCreating && <NewTokenDialog onClose={() => setCreating(false)} />}
      {leaving && <DeleteToken token={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}
