import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimBackupFolder } from "./claim-folder.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "fanous-claim-"));
});
afterEach(() => rm(root, { recursive: true }));

test("rejects an empty folder in place of the claimed backup folder", async () => {
  const [data, share] = [join(root, "data"), join(root, "share")];
  await claimBackupFolder(data, share);
  await claimBackupFolder(data, share);
  await rename(share, join(root, "unmounted"));
  await expect(claimBackupFolder(data, share)).rejects.toThrow("is it mounted?");
  await mkdir(share);
  await expect(claimBackupFolder(data, share)).rejects.toThrow("is it mounted?");
  await rm(share, { recursive: true });
  await rename(join(root, "unmounted"), share);
  await claimBackupFolder(data, share);
});

test("accepts a second folder and a folder claimed by another machine", async () => {
  await claimBackupFolder(join(root, "data"), join(root, "first"));
  await claimBackupFolder(join(root, "data"), join(root, "second"));
  await claimBackupFolder(join(root, "restored"), join(root, "second"));
  await rm(join(root, "second"), { recursive: true });
  await expect(claimBackupFolder(join(root, "restored"), join(root, "second"))).rejects.toThrow(
    "is it mounted?",
  );
});
