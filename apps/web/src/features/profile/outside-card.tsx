import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#lib/api-error.ts';
import { installationQuery } from '#shared/installation/queries.ts';
import { Notice } from '#ui/notice.tsx';
import { Switch } from '#ui/switch.tsx';
import { Card, Status } from './card.tsx';
import { useChangeSettings } from './mutations.ts';
import { settingsQuery } from './queries.ts';

/** What the switch means here and now. */
function meaningOf(isAllowed: boolean, model: string | null): string {
  if (!isAllowed) return 'Whoever runs this installation lets no text leave it, whatever is chosen here.';
  if (model === null)
    return 'No outside service is set up here now. Answers come from your documents themselves.';
  return `While this is on, your questions and the passages that may answer them go to ${model}. Otherwise answers come from your documents themselves.`;
}

/** Whether text of the account may go to a language model or another service. */
export function OutsideCard() {
  const { data: settings, error } = useQuery(settingsQuery);
  const { data: installation } = useQuery(installationQuery);
  const change = useChangeSettings();
  const isAllowed = installation?.outsideAllowed !== false;
  const isOn = (change.isPending ? change.variables : settings)?.sendOutside ?? false;
  return (
    <Card title="Outside services" aside={settings && <Status good={false}>{isOn ? 'on' : 'off'}</Status>}>
      {error && !settings && <Notice tone="bad">{sentenceOf(error)}</Notice>}
      <div className="flex items-center gap-3 font-medium text-base">
        <Switch
          id="send-outside"
          checked={isOn}
          disabled={!settings || change.isPending || (!isAllowed && !isOn)}
          aria-describedby="send-outside-hint"
          onChange={(event) => change.mutate({ sendOutside: event.target.checked })}
        />
        <label htmlFor="send-outside" className="cursor-pointer">
          Send text to outside services
        </label>
      </div>
      <div id="send-outside-hint" className="mt-1.5 grid gap-1.5 text-pretty text-ink-2 text-sm">
        {installation && <p>{meaningOf(isAllowed, installation.model ?? null)}</p>}
        <p>Folders marked “Never send outside” stay here in any case.</p>
      </div>
    </Card>
  );
}
