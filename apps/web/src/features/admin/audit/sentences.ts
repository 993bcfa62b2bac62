import type { AuditEntry } from '@recto/contract/audit';
import type { SettingName } from '@recto/contract/admin-settings';
import { plural } from '#lib/format.ts';
import { nameOfPlan } from '../plan-names.ts';
import { SETTING_LABELS } from '../settings/words.ts';

/** Something came, something went, or something changed. */
export type EntryTone = 'added' | 'removed' | 'changed';

interface Told {
  readonly tone: EntryTone;
  /** What the actor did: goes on after the name. */
  readonly text: string;
}

type Details = AuditEntry['details'];
type Tell = (subject: string, details: Details) => Told;

const changed = (text: string): Told => ({ tone: 'changed', text });
const added = (text: string): Told => ({ tone: 'added', text });
const removed = (text: string): Told => ({ tone: 'removed', text });

const nameOfRole = (role: Details[string] | undefined): string => (role === 'admin' ? 'Admin' : 'Member');

const planNamed = (plan: Details[string] | undefined): string => nameOfPlan(plan) ?? 'none of its own';

const count = (of: Details[string] | undefined): number => (typeof of === 'number' ? of : 0);

/** Nothing is said of what there was none of. */
const whatWent = (details: Details): string => {
  const parts = [
    ['file', count(details['files'])],
    ['question', count(details['questions'])],
  ] as const;
  const some = parts.flatMap(([noun, number]) => (number > 0 ? [plural(number, noun)] : []));
  return some.length > 0 ? ` ${some.join(' and ')} went with it.` : '';
};

/** By action. One that is not here, as of a newer release, is told by its name. */
const TELL: Readonly<Record<string, Tell>> = {
  'user.create': (subject, { role }) =>
    added(`created ${subject} as ${nameOfRole(role)}. A temporary password was shown once.`),
  'user.password': (subject) => changed(`gave ${subject} a temporary password. All sessions ended.`),
  'user.role': (subject, { role, previous }) =>
    changed(`made ${subject} ${nameOfRole(role)}; it was ${nameOfRole(previous)}.`),
  'user.plan': (subject, { plan, previous }) =>
    changed(`gave ${subject} the plan ${planNamed(plan)}; it was ${planNamed(previous)}.`),
  'user.disable': (subject) => removed(`disabled ${subject}. All sessions ended.`),
  'user.enable': (subject) => added(`enabled ${subject}.`),
  'user.signOut': (subject, { sessions }) =>
    changed(`signed out ${subject}: ${plural(count(sessions), 'session')} ended.`),
  'user.delete': (subject, details) => removed(`deleted ${subject}.${whatWent(details)}`),
  'user.resetMfa': (subject) => changed(`took the second factor off ${subject}. All sessions ended.`),
  'model.set': (_subject, { provider, model, host }) =>
    added(`set the language model to ${String(provider)}/${String(model)} at ${String(host)}.`),
  'model.remove': () => removed('removed the language model that was set here.'),
  'setting.test': (subject, { outcome }) =>
    changed(
      `tested ${SETTING_LABELS[subject as SettingName] ?? subject}: ${outcome === 'ok' ? 'it works' : 'it failed'}.`,
    ),
  'instances.stop': (subject) => removed(`stopped ${subject}. What ran was finished.`),
  'instances.start': (subject) => added(`started ${subject}.`),
  'notice.set': (_subject, { text }) => added(`told everybody: “${String(text)}”`),
  'notice.remove': () => removed('took the notice to everybody away.'),
  'user.unlock': (subject) => changed(`let ${subject} try to sign in again.`),
};

function tellUnknown(action: string, subject: string, details: Details): Told {
  const words = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
  return changed(`${action} · ${subject}${words.length > 0 ? ` (${words.join(', ')})` : ''}`);
}

/** What an entry tells, of `subject` as it is called where it stands. */
export const tellEntry = ({ action, details }: AuditEntry, subject: string): Told =>
  TELL[action]?.(subject, details) ?? tellUnknown(action, subject, details);
