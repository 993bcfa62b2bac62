import type { SsoIdentity } from '@recto/contract/sso';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sentenceOf } from '#lib/api-error.ts';
import { formatDate } from '#lib/format.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { takeSsoFragment } from '#lib/sso-fragment.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { Card } from './card.tsx';
import { useStartLinking, useUnlink } from './mutations.ts';
import { needsProof, useWaysToProve } from './proof.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { identitiesQuery } from './queries.ts';

/** The provider's address as people know it. */
const hostOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer);

/** Says how the way to the provider and back has ended. */
function useLinkReturn(): void {
  useEffect(() => {
    const fragment = takeSsoFragment();
    if (fragment?.kind === 'code') toast.success('Your identity is linked');
    if (fragment?.kind === 'error') void fragment.sentence().then((sentence) => toast.error(sentence));
  }, []);
}

function IdentityRow({ identity }: { identity: SsoIdentity }) {
  const unlink = useUnlink();
  const host = hostOf(identity.issuer);
  return (
    <li className="flex items-center justify-between gap-3 py-1 text-sm">
      <span className="min-w-0">
        <b className="block truncate font-medium text-ink" title={identity.issuer}>
          {host}
        </b>
        <span className="text-ink-3 text-xs">{`Linked ${formatDate(identity.linkedAt)}`}</span>
      </span>
      <Button
        size="sm"
        aria-label={`Unlink ${host}`}
        loading={unlink.isPending}
        onClick={() => unlink.mutate(identity._id)}
      >
        Unlink
      </Button>
    </li>
  );
}

/** Goes to the provider; a login that lies back some time takes a proof first. */
function useLink() {
  const { hasNone } = useWaysToProve();
  const [isProving, setProving] = useState(false);
  const { mutate, ...link } = useStartLinking((error, proof) => {
    if (needsProof(error) && !hasNone) setProving(true);
    else if (proof === null) toastFailure(error);
  });
  const stop = () => {
    setProving(false);
    link.reset();
  };
  return { ...link, start: mutate, isProving, stop };
}

function LinkProof({ link }: { link: ReturnType<typeof useLink> }) {
  return (
    <ProofDialog
      title="Link an identity"
      description="It opens your account from then on, whatever becomes of your password. So show first that it is you."
      action="Continue"
      pending={link.isPending || link.isSuccess}
      error={needsProof(link.error) ? null : link.error}
      onEdit={link.reset}
      onProof={link.start}
      onClose={link.stop}
    />
  );
}

/** The identities of the organisation's provider that open this account. */
export function IdentitiesCard() {
  const identities = useQuery(identitiesQuery);
  const link = useLink();
  useLinkReturn();
  const isEmpty = identities.data?.length === 0;
  return (
    <Card
      title="Single sign-on"
      footer={
        isEmpty && (
          <Button
            size="lg"
            icon={<Link2 />}
            loading={link.isPending || link.isSuccess}
            onClick={() => link.start(null)}
          >
            Link an identity
          </Button>
        )
      }
    >
      {identities.isPending && <Skeleton className="h-4 w-3/5" />}
      {identities.isError && !identities.data && <Notice tone="bad">{sentenceOf(identities.error)}</Notice>}
      {isEmpty && (
        <p className="text-ink-2 text-sm">
          Link the identity of your organisation to log in with it instead of your password.
        </p>
      )}
      {link.isProving && <LinkProof link={link} />}
      <ul>
        {identities.data?.map((identity) => (
          <IdentityRow key={identity._id} identity={identity} />
        ))}
      </ul>
    </Card>
  );
}
