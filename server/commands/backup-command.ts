import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { readConfig } from "../config.ts";
import { backupTarget } from "../platform/backup/backup-files.ts";
import { takeBackup } from "../platform/backup/take-backup.ts";
import { StartError } from "../platform/start-error.ts";
import { chooseMedia } from "../platform/storage/choose-media.ts";
import { openDatabase } from "./open-database.ts";
import { runCommand } from "./run-command.ts";

const USAGE = "npm run backup, or npm run backup -- key";

/**
 * `npm run backup`: a base backup now; works while the shop is open. `npm run backup -- key`: a new
 * key pair.
 */
async function main([command]: string[]): Promise<void> {
  if (command === "key") return printKeys();
  if (command !== undefined) throw new StartError(`Usage: ${USAGE}`);
  const config = readConfig(process.env);
  if (!config.backup)
    throw new StartError("Set BACKUP_DIR or BACKUP_S3_BUCKET, and BACKUP_RECIPIENT, first.");
  const startedAt = performance.now();
  const { connection, end } = await openDatabase(config);
  try {
    const { dataDir } = config;
    const target = backupTarget(config.backup);
    const media = chooseMedia(config);
    const taken = await takeBackup({ dataDir, media, connection, target });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `\n  ${taken.id} with ${taken.media.length} files was saved to ${target.store.name} (${seconds} s)\n`,
    );
    process.stdout.write(`  It can be restored to any second from ${taken.stoppedAt} on\n\n`);
  } finally {
    await end();
  }
}

async function printKeys(): Promise<void> {
  const identity = await generateX25519Identity();
  process.stdout.write(`
  For the shop; with it backups are written, not read:

    BACKUP_RECIPIENT=${await identityToRecipient(identity)}

  Opens the backups. Keep it in two places that are not this machine; without it there is no backup:

    ${identity}

`);
}

await runCommand(() => main(process.argv.slice(2)));
