export type { SettingDescription } from '#modules/settings/ports.ts';
