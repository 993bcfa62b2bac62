import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { installationQuery } from '#shared/installation/queries.ts';
import { Switch } from '#ui/switch.tsx';
import { useSendOutside } from './mutations.ts';
import { ownSettingsQuery } from './queries.ts';

/** The three switches that decide what reaches a model: the installation's, the account's, and those of folders. */
export function WhoMayUseIt() {
  const { data: installation } = useQuery(installationQuery);
  const { data: own } = useQuery(ownSettingsQuery);
  const change = useSendOutside();
  const isAllowed = installation?.outsideAllowed !== false;
  const isOn = (change.isPending ? change.variables : own?.sendOutside) ?? false;
  return (
    <section aria-label="Who may use it" className="min-w-0">
      <h3 className="font-semibold text-ink-2 text-xs">Who may use it</h3>
      <div className="flex items-center gap-3 border-line border-b py-2.5">
        <span className="min-w-0 flex-1 text-ink text-sm">
          Installation
          <span className="block text-ink-2 text-xs">
            {isAllowed ? 'All accounts that say yes' : 'Nobody: OUTSIDE is off'}
          </span>
        </span>
        <span className="text-ink-2 text-sm">{isAllowed ? 'on' : 'off'}</span>
      </div>
      <div className="flex items-center gap-3 border-line border-b py-2.5">
        <label htmlFor="own-outside" className="min-w-0 flex-1 cursor-pointer text-ink text-sm">
          My account
          <span className="block text-ink-2 text-xs">Everybody decides for themselves, in the profile</span>
        </label>
        <Switch
          id="own-outside"
          checked={isOn}
          disabled={!own || change.isPending || (!isAllowed && !isOn)}
          onChange={(event) => change.mutate(event.target.checked)}
        />
      </div>
      <p className="mt-2.5 flex gap-2 rounded-field bg-quiet px-3 py-2.5 text-ink-2 text-xs">
        <Info aria-hidden="true" className="mt-px size-3.5 flex-none" />
        <span>
          In folders marked “Never send outside” answers are made without the model. The narrowest switch
          counts.
        </span>
      </p>
    </section>
  );
}
