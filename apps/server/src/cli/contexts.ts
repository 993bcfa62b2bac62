import type { SettingItem } from '@recto/contract/admin-settings';
import type { BackupTools } from '#cli/backup-tools.ts';
import type { MoveTools } from '#cli/move-tools.ts';
import type { Config } from '#config.ts';
import type { CommandOutput } from '#kernel/command-output.ts';
import type { Database } from '#kernel/database.ts';
import type { AccountsApi } from '#modules/accounts/index.ts';

interface Circumstances {
  /** Aborted when whoever called the command is gone, or the server that runs it stops. */
  readonly signal: AbortSignal;
}

/** The data, in the server that runs on the data folder or, where none does, opened by the command itself. */
export interface DataContext extends Circumstances {
  readonly config: Config;
  /** Whether a server runs the command: then calls and jobs go on beside it. */
  readonly isInServer: boolean;
  readonly database: Database;
  readonly accounts: AccountsApi;
  /** What is configured, and how its last tests went. */
  listSettings(): Promise<SettingItem[]>;
  /** Copies the files of the embedded database as they are at one moment; whoever asks deletes the folder. */
  takeSnapshot(): Promise<{ readonly folder: string; readonly bytes: number; readonly pauseMs: number }>;
  restoreAccount(backup: string, email: string): Promise<{ readonly rows: number; readonly files: number }>;
}

/** The data folder without a server on it: its lock is held, and nothing of it is open. */
export interface FolderContext extends Circumstances {
  readonly config: Config;
}

/** Neither: only where the command was called. */
export interface HereContext extends Circumstances {
  readonly config: Config;
  readonly backups: BackupTools;
  readonly moving: MoveTools;
  /** Asks whoever called the command; undefined where nobody can answer. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
  /** Runs the command of that name where the data are; answers its exit code. */
  runOnData(name: string, input: Readonly<Record<string, string>>, out: CommandOutput): Promise<number>;
}

/** Where a command runs. */
export interface Contexts {
  readonly data: DataContext;
  readonly folder: FolderContext;
  readonly here: HereContext;
}
export type Place = keyof Contexts;

/** The data cannot be reached. */
export interface WithoutData {
  /** Null where it is the configuration that is not valid. */
  readonly config: Config | null;
  /** Why they cannot, in a sentence. */
  readonly problem: string;
}
