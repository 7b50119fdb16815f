import { buffer } from "node:stream/consumers";
import { readConfig } from "../config.ts";
import { StartError } from "../platform/start-error.ts";
import { chooseMedia, ownMedia } from "../platform/storage/choose-media.ts";
import { runCommand } from "./run-command.ts";

/**
 * `npm run media`: copies what is in DATA_DIR/media but not in the store yet; works while the shop
 * is open.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.mediaStore)
    throw new StartError("Set MEDIA_S3_BUCKET first. The README lists its other settings.");
  const from = ownMedia(config.dataDir);
  const to = chooseMedia(config);
  const present = new Set(await to.list());
  const keys = await from.list();
  const missing = keys.filter((key) => !present.has(key));
  for (const key of missing) await to.write(key, await buffer(await from.read(key)));
  process.stdout.write(
    `\n  ${missing.length} of ${keys.length} files copied to ${config.mediaStore.bucket}\n\n`,
  );
}

await runCommand(main);
