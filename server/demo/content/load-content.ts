import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { albums } from "#demo/content/albums/index.ts";
import { faqGroups } from "#demo/content/faq/index.ts";
import { news } from "#demo/content/news/index.ts";
import { contentPages } from "#demo/content/pages/index.ts";
import type { DemoAlbum } from "#demo/content/types.ts";
import { videos } from "#demo/content/videos.ts";
import { albumLayersOf } from "#demo/light-layers.ts";
import {
  saveAlbum,
  saveContentPage,
  saveFaq,
  saveNewsItem,
  saveVideo,
} from "#server/modules/content/index.ts";
import { storeAsset, type StoredFilm, storeFilm } from "#server/modules/media/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { loadLightLayers } from "../light-layers.ts";
import {
  type LoadTargets,
  pictureDraft,
  productOf,
  publishedAt,
  textDraft,
} from "./text-drafts.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "db", "demo", "videos");

/** The files of one demo video, named by its code. */
interface FilmFiles {
  posterAssetId: number;
  /** WebM first: it is smaller, where the browser supports it. */
  sources: [StoredFilm, StoredFilm];
  captions: { ar: StoredFilm; en: StoredFilm };
}

/** Company pages, FAQ, news, albums and videos of the demo shop. */
export async function loadContent(
  work: Work,
  targets: LoadTargets,
  storage: Storage,
): Promise<void> {
  await loadPages(work, targets);
  await loadFaq(work, targets);
  for (const { code, title, summary, picture, parts, publishedDaysAgo } of news) {
    await saveNewsItem(work, {
      code,
      title,
      summary,
      picture: await pictureDraft(picture, targets),
      parts: await textDraft(parts, targets),
      publishedAt: publishedAt(publishedDaysAgo),
    });
  }
  for (const album of albums) await loadAlbum(work, album, targets);
  for (const { code, title, text, durationSeconds, publishedDaysAgo, products } of videos) {
    const files = await storeFilmFiles(work, storage, code);
    const shown = {
      code,
      title,
      text,
      durationSeconds,
      publishedAt: publishedAt(publishedDaysAgo),
      productIds: products.map((product) => productOf(product, targets.products).id),
    };
    await saveVideo(work, { ...shown, ...files });
  }
}

async function loadPages(work: Work, targets: LoadTargets): Promise<void> {
  const now = new Date();
  for (const { code, title, lead, picture, parts, updatedOn } of contentPages) {
    const written = new Date(`${updatedOn}T09:00:00+02:00`);
    await saveContentPage(work, {
      code,
      title,
      lead,
      picture: await pictureDraft(picture, targets),
      parts: await textDraft(parts, targets),
      publishedAt: now,
      // With a clock that is behind, texts must not be dated in the future.
      updatedAt: written < now ? written : now,
    });
  }
}

async function loadFaq(work: Work, targets: LoadTargets): Promise<void> {
  const groups: Parameters<typeof saveFaq>[1] = [];
  for (const { code, title, questions } of faqGroups) {
    const drafts: (typeof groups)[number]["questions"] = [];
    for (const { answer, ...question } of questions) {
      const written = await textDraft(answer, targets);
      drafts.push({ ...question, answer: written, publishedAt: publishedAt(0) });
    }
    groups.push({ code, title, questions: drafts });
  }
  await saveFaq(work, groups);
}

async function loadAlbum(work: Work, album: DemoAlbum, targets: LoadTargets): Promise<void> {
  const pictures: Parameters<typeof saveAlbum>[1]["pictures"] = [];
  for (const { file, alt, caption = null, product } of album.pictures) {
    const assetId = await targets.pictures.assetOf(file);
    const layers = albumLayersOf(file);
    if (layers) await loadLightLayers(work, targets.pictures, file, layers);
    const productId = product === undefined ? null : productOf(product, targets.products).id;
    pictures.push({ assetId, alt, caption, productId });
  }
  const { code, title, text } = album;
  await saveAlbum(work, {
    code,
    title,
    text,
    pictures,
    publishedAt: publishedAt(album.publishedDaysAgo),
  });
}

/** Stores the files of a video; fails when one is missing. */
async function storeFilmFiles(work: Work, storage: Storage, code: string): Promise<FilmFiles> {
  const read = (name: string) => readFile(join(FOLDER, `${code}${name}`));
  const film = async (name: string) => storeFilm(work, storage, await read(name));
  const poster = await storeAsset(work, storage, await read("-poster.webp"));
  return {
    posterAssetId: poster.assetId,
    sources: [await film(".webm"), await film(".mp4")],
    captions: { ar: await film(".ar.vtt"), en: await film(".en.vtt") },
  };
}
