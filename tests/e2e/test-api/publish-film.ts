import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { saveVideo } from "#server/modules/content/index.ts";
import { storeFilm } from "#server/modules/media/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";

/** Two seconds in which the screen goes from dark to lit. */
const FILM = join(import.meta.dirname, "lamp-goes-on.webm");

const captions = (words: string) =>
  Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${words}\n`, "utf8");

/** Publishes a film of two seconds with captions in both languages. */
export async function publishFilm(platform: Platform): Promise<void> {
  const film = await readFile(FILM);
  await inTransaction(platform, async (work) => {
    const store = (bytes: Buffer) => storeFilm(work, platform.media, bytes);
    await saveVideo(work, {
      code: `film-${randomUUID()}`,
      title: { ar: "تضيء", en: "A lamp goes on" },
      text: { ar: "من الظلام إلى الضوء.", en: "From night to light." },
      posterAssetId: null,
      durationSeconds: 2,
      publishedAt: new Date(Date.now() - 1000),
      sources: [await store(film)],
      productIds: [],
      captions: { ar: await store(captions("تضيء")), en: await store(captions("It goes on.")) },
    });
  });
}
