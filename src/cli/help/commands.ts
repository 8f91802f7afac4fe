import { readFileSync } from 'node:fs';
import { packageRoot } from '../../contract/package-root.js';
import type { Command, Commands } from '../command.js';
import { completionCommand } from './completion.js';

const account = () => import('../accounts.js');
const key = () => import('../keys.js');
const store = () => import('../store-maintenance.js');
const names = () => import('../signals.js');

const serve: Command = {
  usage: 'serve',
  summary: 'Run the service until SIGTERM or SIGINT.',
  async run() {
    await (await import('../../main.js')).serve();
    return '';
  },
};

const man: Command = {
  usage: 'man',
  summary: 'Print the manual page of this program, in the format of man.',
  verbatim: true,
  run: async () => readFileSync(new URL('dist/bundle/telltale.1', packageRoot), 'utf8'),
};

/** All commands by name. Each loads its modules when it is needed, because loading all takes 0.3 s. */
export const commands: Commands = {
  serve: async () => serve,
  doctor: async () => (await import('../doctor.js')).doctor,
  'keys create': async () => (await key()).createKey,
  'keys list': async () => (await key()).listKeys,
  'keys revoke': async () => (await key()).revokeKey,
  'accounts list': async () => (await account()).listAccounts,
  'accounts create': async () => (await account()).createAccount,
  'accounts set-plan': async () => (await account()).setPlan,
  'accounts set-password': async () => (await account()).setPassword,
  'accounts disable': async () => (await account()).disableAccount,
  'accounts enable': async () => (await account()).enableAccount,
  'accounts delete': async () => (await account()).deleteAccount,
  'accounts export': async () => (await store()).exportAccount,
  backup: async () => (await store()).backupStore,
  restore: async () => (await store()).restoreStore,
  erase: async () => (await store()).eraseStore,
  'data check': async () => (await store()).checkData,
  migrate: async () => (await store()).migrateStore,
  'feedback export': async () => (await import('../feedback.js')).exportFeedback,
  scan: async () => (await import('../scan/scan-files.js')).scanCommand,
  clean: async () => (await import('../clean.js')).cleanCommand,
  signals: async () => (await names()).listSignals,
  explain: async () => (await names()).explainSignal,
  mcp: async () => (await import('../mcp/mcp-command.js')).mcpCommand,
  verify: async () => (await import('../verify.js')).verify,
  completion: async () => completionCommand(commands),
  man: async () => man,
};
