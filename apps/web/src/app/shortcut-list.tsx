import { closeOverlay } from '#shared/overlays/overlay.ts';
import { capsOf, findShortcut, type Shortcut, useShortcuts } from '#lib/shortcuts.ts';
import { usePreferences } from '#lib/preferences.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Switch } from '#ui/switch.tsx';

type Line = Pick<Shortcut, 'key' | 'mod' | 'also' | 'label' | 'group'>;

/** Keys that dialogs and toasts listen to by themselves. */
const ALWAYS: readonly Line[] = [
  { key: 'Esc', label: 'Close what is open', group: 'Everywhere' },
  { key: 'F8', label: 'Go to the notifications', group: 'Everywhere' },
];

/** Each key once, with what it does on this screen. */
const linesOf = (shortcuts: readonly Line[]): Line[] =>
  shortcuts.filter((line) => {
    const first = findShortcut(({ key, mod }) => key === line.key && mod === line.mod);
    return first?.label === line.label;
  });

/** Whoever dictates, or whose hands stray, must be able to do without them (WCAG 2.1.4). */
function SingleKeys() {
  const isOn = usePreferences(({ singleKeys }) => singleKeys === 'on');
  return (
    <div className="me-auto flex items-center gap-3 text-sm">
      <Switch
        id="single-keys"
        checked={isOn}
        onChange={(event) => usePreferences.setState({ singleKeys: event.target.checked ? 'on' : 'off' })}
      />
      <label htmlFor="single-keys" className="cursor-pointer">
        Shortcuts of a single key
      </label>
    </div>
  );
}

/** The keys that work on the screen that is shown. */
export default function ShortcutList() {
  const shortcuts = useShortcuts((state) => state.shortcuts);
  const groups = Object.entries(Object.groupBy([...linesOf(shortcuts), ...ALWAYS], ({ group }) => group));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeOverlay()}
      title="Keyboard shortcuts"
      description="The keys that work on this screen, while nothing is being typed."
      describe="quietly"
      width="sm"
      isText
      footer={<SingleKeys />}
    >
      <div className="space-y-5 px-5 py-4">
        {groups.map(([group, lines = []]) => (
          <section key={group} aria-label={group}>
            <h3 className="pb-1 font-medium text-ink-3 text-xs">{group}</h3>
            <dl>
              {lines.map((line) => (
                <div
                  key={line.label}
                  className="flex min-h-8 items-center justify-between gap-4 border-line border-b text-sm last:border-none"
                >
                  <dt>{line.label}</dt>
                  <dd className="flex gap-1">
                    {[...capsOf(line), ...(line.also ?? []).flatMap((key) => capsOf({ key }))].map((cap) => (
                      <Kbd key={cap}>{cap}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
