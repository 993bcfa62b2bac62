import type { SettingItem, SettingName } from '@recto/contract/admin-settings';
import {
  CircleAlert,
  Cpu,
  CreditCard,
  FileType,
  HardDrive,
  Info,
  Languages,
  LogIn,
  type LucideIcon,
  Mail,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { SETTING_LABELS, type StateTone, tellState, tellTrouble } from './words.ts';

const ICONS: Readonly<Record<SettingName, LucideIcon>> = {
  mail: Mail,
  model: Cpu,
  storage: HardDrive,
  payments: CreditCard,
  signOn: LogIn,
  ocr: Languages,
  converter: FileType,
  virusScan: ShieldCheck,
};

const DOTS: Readonly<Record<StateTone, string>> = {
  good: 'border-ok bg-ok',
  bad: 'border-bad bg-bad',
  warn: 'border-warn bg-warn',
  off: 'border-ink-3 bg-transparent',
  untested: 'border-ink-3 bg-ink-3',
};
const INKS: Readonly<Record<StateTone, string>> = {
  good: 'text-ink-2',
  bad: 'text-bad',
  warn: 'text-warn',
  off: 'text-ink-2',
  untested: 'text-ink-2',
};
const TROUBLE = {
  bad: { Icon: CircleAlert, ink: 'text-bad' },
  warn: { Icon: TriangleAlert, ink: 'text-warn' },
  plain: { Icon: Info, ink: 'text-ink-3' },
} as const;

/** How it is, with a dot that says the same. */
export function SettingState({ item }: { item: SettingItem }) {
  const { tone, text } = tellState(item, useNow());
  return (
    <span className={cx('flex min-w-0 items-center gap-2 text-sm', INKS[tone])}>
      <span aria-hidden="true" className={cx('size-1.5 flex-none rounded-full border', DOTS[tone])} />
      {text}
    </span>
  );
}

function Trouble({ item }: { item: SettingItem }) {
  const trouble = tellTrouble(item);
  if (!trouble) return null;
  const { Icon, ink } = TROUBLE[trouble.tone];
  return (
    <p className={cx('mt-1 flex items-start gap-2 text-pretty text-sm', ink)}>
      <Icon aria-hidden="true" className="mt-0.75 size-3.5 flex-none" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{trouble.text}</span>
    </p>
  );
}

/** Where what is set comes from: the variable that says so, or the screen. */
const sourceOf = ({ source, variable }: SettingItem): ReactNode =>
  source === 'screen' ? 'Set here' : <span className="font-mono text-xs">{variable}</span>;

interface SettingRowProps {
  readonly item: SettingItem;
  readonly isTesting: boolean;
  readonly onTest: () => void;
  /** Beside the button that tests it. */
  readonly children?: ReactNode;
}

/** One thing that is configured, how it is, and its test. */
export function SettingRow({ item, isTesting, onTest, children }: SettingRowProps) {
  const Icon = ICONS[item.name];
  const label = SETTING_LABELS[item.name];
  return (
    <li
      aria-label={label}
      className="grid min-h-13.5 grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-1 border-line border-b bg-surface px-6 py-2.5 max-sm:px-4 md:grid-cols-[20px_minmax(0,1fr)_128px_minmax(150px,220px)_88px]"
    >
      <Icon aria-hidden="true" className="mt-1.5 size-4 text-ink-2" />
      <div className="min-w-0">
        <h2 className="font-semibold text-ink text-sm">{label}</h2>
        <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{item.detail}</p>
        <Trouble item={item} />
      </div>
      <span className="mt-1.5 truncate text-ink-2 text-sm max-md:hidden">{sourceOf(item)}</span>
      <div className="mt-1.5 max-md:col-start-2 max-md:row-start-2 max-md:mt-0">
        <SettingState item={item} />
      </div>
      <div className="flex min-w-14 flex-wrap justify-end gap-2 max-md:col-start-3 max-md:row-start-1">
        {children}
        {item.canTest && (
          <Button
            className="max-sm:h-9"
            loading={isTesting}
            aria-label={`Test ${label.toLowerCase()}`}
            onClick={onTest}
          >
            Test
          </Button>
        )}
      </div>
    </li>
  );
}
