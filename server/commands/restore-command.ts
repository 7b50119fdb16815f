import { readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readBackupPlace } from "../config.ts";
import { backupStore } from "../platform/backup/choose-store.ts";
import { restoreBackup } from "../platform/backup/restore-backup.ts";
import { StartError } from "../platform/start-error.ts";
import { rehearseRestore } from "./rehearse-restore.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `npm run restore -- --to <folder> [--at <time>] [--rehearse]
  with BACKUP_DIR or BACKUP_S3_BUCKET, and BACKUP_IDENTITY_FILE: a file with the key that opens backups (AGE-SECRET-KEY-1…)
  --at 2026-11-23T21:30:00+02:00: as it was at that second; without it: as far as the backup goes
  --rehearse: starts the restored shop beside the running one, audits it and removes it again`;

/** Without a time zone the time would mean something else on another machine. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

async function main(args: string[]): Promise<number> {
  const asked = await readArguments(args);
  const startedAt = performance.now();
  const took = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const say = (line: string) => process.stdout.write(`  ${line}\n`);
  const { lastChange, endsEarlier } = await restoreBackup(asked);
  say(`Restored into ${asked.to} (${took()}). Its last change: ${lastChange ?? "earlier"}`);
  if (endsEarlier) say(`The backup ends before ${asked.at?.toISOString()}: later changes are lost`);
  if (!asked.isRehearsal) {
    say(`Start it with DATA_DIR=${asked.to} npm start, then run npm run audit`);
    return 0;
  }
  try {
    const holds = await rehearseRestore(asked.to, say);
    say(`The restored shop responded and passed the audit (${took()} in total)`);
    return holds ? 0 : 1;
  } finally {
    await rm(asked.to, { recursive: true, force: true });
  }
}

async function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: "string" },
      at: { type: "string" },
      rehearse: { type: "boolean", default: false },
    },
  });
  const from = readBackupPlace(process.env);
  const { BACKUP_IDENTITY_FILE: identityFile } = process.env;
  const isWrong = values.at !== undefined && !MOMENT.test(values.at);
  if (!values.to || !from || !identityFile || isWrong) throw new StartError(USAGE);
  return {
    from: backupStore(from),
    identity: await readIdentity(identityFile),
    to: resolve(values.to),
    at: values.at === undefined ? undefined : new Date(values.at),
    isRehearsal: values.rehearse,
  };
}

async function readIdentity(path: string): Promise<string> {
  const text = await readFile(path, "utf8");
  const identity = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(text)?.[0];
  if (identity === undefined) throw new StartError(`${path} contains no AGE-SECRET-KEY-1…`);
  return identity;
}

await runCommand(() => main(process.argv.slice(2)), 2);
