import type { SettingItem, SettingName } from '@recto/contract/admin-settings';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { FoundModels, UsedModel } from './model-card.tsx';
import { ModelDialog } from './model-dialog.tsx';
import { useRemoveModel, useTestSetting } from './mutations.ts';
import { adminSettingsQuery, modelServersQuery } from './queries.ts';
import { SettingRow } from './setting-row.tsx';
import { SETTING_LABELS, tellState } from './words.ts';

/** Which settings are being tested, and how that is begun. */
function useTests() {
  const { mutateAsync } = useTestSetting();
  const [running, setRunning] = useState<ReadonlySet<SettingName>>(new Set());
  const [said, setSaid] = useState('');
  const test = async (name: SettingName): Promise<void> => {
    setRunning((before) => new Set(before).add(name));
    try {
      const item = await mutateAsync(name);
      setSaid(`${SETTING_LABELS[name]}: ${tellState(item, new Date()).text}`);
    } catch {
      // Told by a toast.
    } finally {
      setRunning((before) => new Set([...before].filter((one) => one !== name)));
    }
  };
  return { running, said, test };
}

/** What is configured, how it is, and the language model that can be set here. */
export function SettingsTab() {
  const { data: items, error, isFetching, refetch } = useQuery(adminSettingsQuery);
  const { running, said, test } = useTests();
  const testable = items?.filter(({ canTest }) => canTest) ?? [];
  return (
    <AdminFrame
      tab="settings"
      actions={
        <Button
          icon={<RefreshCw />}
          disabled={testable.length === 0}
          loading={running.size > 1}
          onClick={() => void Promise.all(testable.map(({ name }) => test(name)))}
        >
          Test all
        </Button>
      }
      lead="Read from the environment when the server starts; the language model can be set here too. Names are shown here, secrets never."
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto pb-8">
        {!items && error && (
          <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!items && !error && <Loading />}
        {items && <Settings items={items} running={running} onTest={(name) => void test(name)} />}
      </div>
    </AdminFrame>
  );
}

interface SettingsProps {
  readonly items: readonly SettingItem[];
  readonly running: ReadonlySet<SettingName>;
  readonly onTest: (name: SettingName) => void;
}

function Settings({ items, running, onTest }: SettingsProps) {
  const model = items.find(({ name }) => name === 'model');
  const isOff = model?.state === 'off';
  const { data: found } = useQuery({ ...modelServersQuery, enabled: isOff });
  const [isLater, setLater] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveModel();
  const hasFound = isOff && !isLater && (found?.servers.length ?? 0) > 0;
  const isSetHere = model?.source === 'screen';
  const shown = items.filter(({ name }) => name !== 'model' || !(hasFound || isSetHere));
  return (
    <>
      {hasFound && found && (
        <FoundModels
          servers={found.servers}
          memory={found.memory}
          onLater={() => setLater(true)}
          onOther={() => setAsking(true)}
        />
      )}
      {isSetHere && (
        <UsedModel
          item={model}
          isTesting={running.has('model')}
          onTest={() => onTest('model')}
          onChange={() => setAsking(true)}
          onRemove={() => remove.mutate()}
          isRemoving={remove.isPending}
        />
      )}
      <ul aria-label="Settings" className="border-line border-t">
        {shown.map((item) => (
          <SettingRow
            key={item.name}
            item={item}
            isTesting={running.has(item.name)}
            onTest={() => onTest(item.name)}
          >
            {item.name === 'model' && item.source === 'default' && (
              <Button className="max-sm:h-9" onClick={() => setAsking(true)}>
                Set up…
              </Button>
            )}
          </SettingRow>
        ))}
      </ul>
      {isAsking && (
        <ModelDialog current={isSetHere ? (model.model ?? null) : null} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

const Loading = () => (
  <div role="status" className="border-line border-t">
    <span className="sr-only">Loading the settings</span>
    {Array.from({ length: 8 }, (_, at) => (
      <div key={at} className="border-line border-b bg-surface px-6 py-2.5 max-sm:px-4">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-2 h-3.5 w-72 max-w-full" />
      </div>
    ))}
  </div>
);
