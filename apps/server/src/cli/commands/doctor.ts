import type { SettingItem, SettingName } from '@recto/contract/admin-settings';
import { z } from 'zod';
import type { DataContext } from '#cli/contexts.ts';
import { defineCommand } from '#cli/define-command.ts';
import { type CommandOutput, EXIT } from '#kernel/command-output.ts';

const TITLES: Readonly<Record<SettingName, string>> = {
  mail: 'Mail',
  model: 'Language model',
  storage: 'Storage',
  payments: 'Payments',
  signOn: 'Single sign-on',
  ocr: 'Scans',
  converter: 'Word files',
  virusScan: 'Virus scan',
};

interface Finding {
  readonly title: string;
  readonly state: 'ok' | 'off' | 'lacks' | 'error';
  readonly detail: string;
  readonly advice?: string | undefined;
}

const MARKS = { ok: 'ok   ', off: 'off  ', lacks: 'lacks', error: 'error' } as const;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

export const doctor = defineCommand({
  name: 'doctor',
  help: 'Says what is configured, what it lacks, and what to do about it.',
  details: ['Ends with 1 where something does not work. Nothing is sent anywhere, and no secret is shown.'],
  takes: z.strictObject({}),
  place: 'data',
  async run(context, _given, out) {
    const settings = await context.listSettings();
    return report([aboutServer(context), ...(await aboutUse(context)), ...settings.map(toFinding)], out);
  },
  async runWithout({ config, problem }, _given, out) {
    const title = config ? 'Data' : 'Configuration';
    return report([{ title, state: 'error', detail: problem }], out);
  },
});

function report(findings: readonly Finding[], out: CommandOutput): number {
  for (const { title, state, detail, advice } of findings) {
    out.line(`${MARKS[state]}  ${title}: ${detail}`);
    if (advice) out.line(`       ${advice}`);
  }
  return findings.some(({ state }) => state === 'error') ? EXIT.failed : EXIT.done;
}

const aboutServer = ({ config, isInServer }: DataContext): Finding =>
  isInServer
    ? { title: 'Server', state: 'ok', detail: `runs on ${config.dataFolder}, Node ${process.versions.node}` }
    : {
        title: 'Server',
        state: 'off',
        detail: config.databaseUrl
          ? `none takes commands in ${config.dataFolder}; the database of DATABASE_URL answers`
          : `none runs on ${config.dataFolder}; its database opens`,
      };

async function aboutUse({ accounts, config }: DataContext): Promise<Finding[]> {
  const admins = await accounts.administration.countUsers({ q: '', role: 'admin' });
  const findings: Finding[] = [
    {
      title: 'Administrators',
      state: admins > 0 ? 'ok' : 'lacks',
      detail: admins > 0 ? String(admins) : 'there is none',
      advice: admins > 0 ? undefined : 'Make an account one: recto admin grant <email>',
    },
  ];
  if (!LOOPBACK.has(config.host) && config.publicUrl === undefined)
    findings.push({
      title: 'Address',
      state: 'lacks',
      detail: `the server listens on ${config.host}, and links in mails name that`,
      advice: 'Set PUBLIC_URL to the address under which people reach it.',
    });
  return findings;
}

function toFinding({ name, state, detail, warning, advice, lastTest }: SettingItem): Finding {
  const title = TITLES[name];
  if (state === 'error')
    return { title, state, detail: `${detail}. ${lastTest?.text ?? warning ?? ''}`.trim(), advice };
  if (warning !== undefined) return { title, state: 'lacks', detail: `${detail}. ${warning}`, advice };
  return { title, state: state === 'on' ? 'ok' : 'off', detail, advice };
}
