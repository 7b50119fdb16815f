import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffAlbum } from "#contract/content/staff/album-endpoints.ts";
import type { StaffNews } from "#contract/content/staff/news-endpoints.ts";
import type { StaffPage } from "#contract/content/staff/page-endpoints.ts";
import type { ContentRow } from "#contract/content/staff/publication.ts";
import type { StaffVideo } from "#contract/content/staff/video-endpoints.ts";
import { variantProducts } from "#server/modules/catalog/index.ts";
import { storeFilm } from "#server/modules/media/index.ts";
import { captions, mp4, webm } from "#server/testing/media/small-films.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { addPicture, everyPart, words } from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ADMIN = "/api/v1/admin";
let shop: TestShop;
let editor: StaffClient;
let assetId: number;

beforeAll(async () => {
  shop = await createTestShop();
  editor = await signInStaff(shop, "content");
  assetId = await shop.run((work) => addPicture(work, shop.platform.media));
});
afterAll(() => shop.stop());

const post = (url: string, payload: object) => editor.post(`${ADMIN}/${url}`, payload);
const put = (url: string, payload: object) =>
  editor.send({ method: "PUT", url: `${ADMIN}/${url}`, payload });
const patch = (url: string, payload: object) => editor.patch(`${ADMIN}/${url}`, payload);
const remove = (url: string) => editor.send({ method: "DELETE", url: `${ADMIN}/${url}` });
const read = async <T>(url: string) => (await editor.get(`${ADMIN}/${url}`)).json<T>();
const shown = (url: string) => shop.app.inject({ url: `/api/v1/${url}` });
const faultsOf = (answer: { json: () => { errors: { path: string; code: string }[] } }) =>
  answer.json().errors.map(({ path, code }) => `${path} ${code}`);
const audit = async (target: string) => {
  const owner = await signInStaff(shop, "owner");
  return (await owner.get(`${ADMIN}/audit?target=${target}`)).json().items;
};
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

let count = 0;
const draft = (publishedAt: string | null = null) => ({
  title: words(`news ${(count += 1)}`),
  summary: words("summary"),
  picture: { assetId, alt: words("head") },
  parts: everyPart(assetId),
  publishedAt,
});
const addNews = async (publishedAt: string | null = null) =>
  (await post("news", draft(publishedAt))).json<StaffNews>();

describe("/api/v1/admin/news", () => {
  test("shows an item when published and returns 404 when withdrawn", async () => {
    const added = await addNews();
    expect(added).toMatchObject({ state: "draft", parts: everyPart(assetId) });
    expect(added.sources[assetId]).toMatchObject({ width: 80, height: 100 });
    expect((await shown(`news/${added.id}`)).statusCode).toBe(404);
    const url = `news/${added.id}`;
    const published = (await patch(url, { version: added.version, publishedAt: ago(5) })).json();
    expect(published.state).toBe("published");
    expect((await shown(`${url}?lang=en`)).json().title).toBe(added.title.en);
    const payload = { ...draft(published.publishedAt), version: published.version };
    const changed = (await put(url, payload)).json<StaffNews>();
    expect((await shown(`${url}?lang=ar`)).json().title).toBe(payload.title.ar);
    const { version } = changed;
    const slip = await patch(url, { version, publishedAt: "0000-01-01T00:00:00Z" });
    expect(faultsOf(slip)).toEqual(["publishedAt pattern"]);
    await patch(url, { version, publishedAt: null });
    expect((await shown(url)).statusCode).toBe(404);
    const entries = await audit(`news:${added.id}`);
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      ...["news.publish", "news.save", "news.publish", "news.add"],
    ]);
    expect(entries[1]).toMatchObject({
      before: { title: added.title },
      after: { title: payload.title },
    });
  });

  test("hides a scheduled item until its publication time", async () => {
    const added = await addNews(ago(-3_600));
    expect(added.state).toBe("scheduled");
    expect((await shown(`news/${added.id}`)).statusCode).toBe(404);
    await shop.pool.query("update content.news set published_at = now() where id = $1", [added.id]);
    expect((await shown(`news/${added.id}`)).statusCode).toBe(200);
  });

  test("accepts incomplete drafts and returns 422 for publishing them", async () => {
    const missing = {
      ...draft(),
      summary: { ar: "ملخص", en: "" },
      parts: [{ kind: "list", items: [words("x"), { ar: "", en: " " }] }],
    };
    const { id, version } = (await post("news", missing)).json<StaffNews>();
    const faults = [
      "parts.0.items.1.ar required",
      "parts.0.items.1.en required",
      "summary.en required",
    ];
    const refused = await patch(`news/${id}`, { version, publishedAt: ago(1) });
    expect([refused.statusCode, faultsOf(refused).toSorted()]).toEqual([422, faults]);
    const saved = await put(`news/${id}`, { ...missing, version, publishedAt: ago(1) });
    expect(faultsOf(saved).toSorted()).toEqual(faults);
    expect((await read<StaffNews>(`news/${id}`)).state).toBe("draft");
  });

  test("derives a unique code from the English title unless one is given", async () => {
    const named = { ...draft(), title: { ar: "افتتاح", en: "Opening in Maadi!" } };
    const codes = [];
    for (let times = 0; times < 3; times += 1)
      codes.push((await post("news", named)).json<StaffNews>().code);
    expect(codes).toEqual(["opening-in-maadi", "opening-in-maadi-2", "opening-in-maadi-3"]);
    expect((await post("news", { ...named, code: "opening" })).json<StaffNews>().code).toBe(
      "opening",
    );
    expect(faultsOf(await post("news", { ...named, code: "opening" }))).toEqual(["code exclusion"]);
    const arabic = await post("news", { ...named, title: { ar: "فرع", en: "" } });
    expect(arabic.json<StaffNews>().code).toBe("record");
  });

  test("returns field errors for unknown pictures and script links", async () => {
    const link = { kind: "link", label: words("x"), path: { ar: "/x", en: "javascript:alert(1)" } };
    expect(faultsOf(await post("news", { ...draft(), parts: [link] }))).toEqual([
      "parts.0.path.en pattern",
    ]);
    const blind = { assetId: 999_999, alt: words("x") };
    expect(faultsOf(await post("news", { ...draft(), picture: blind }))).toEqual([
      "picture.assetId exclusion",
    ]);
    const part = { kind: "picture", ...blind, caption: null };
    expect(faultsOf(await post("news", { ...draft(), parts: [part] }))).toEqual([
      "parts exclusion",
    ]);
    const markup = { kind: "html", text: words("<b>") };
    expect((await post("news", { ...draft(), parts: [markup] })).statusCode).toBe(422);
  });

  test("returns 409 for deleting a stale version", async () => {
    const { id, version } = await addNews();
    const payload = { ...draft(), version };
    await put(`news/${id}`, payload);
    const stale = await remove(`news/${id}?version=${version}`);
    expect([stale.statusCode, stale.json().current.title]).toEqual([409, payload.title]);
    const current = await read<StaffNews>(`news/${id}`);
    expect((await remove(`news/${id}?version=${current.version}`)).statusCode).toBe(204);
    expect((await editor.get(`${ADMIN}/news/${id}`)).statusCode).toBe(404);
  });

  test("lists drafts first and filters by state and title words", async () => {
    await shop.pool.query("delete from content.news");
    const at = [ago(500), null, ago(-500), ago(50)];
    for (const publishedAt of at) await addNews(publishedAt);
    const list = async (query: string) =>
      (await read<{ items: ContentRow[]; total: number }>(`news?${query}`)).items;
    expect((await list("")).map(({ publishedAt }) => publishedAt)).toEqual([
      null,
      at[2],
      at[3],
      at[0],
    ]);
    expect((await list("state=scheduled")).map(({ publishedAt }) => publishedAt)).toEqual([at[2]]);
    expect((await list("state=published")).length).toBe(2);
    const { title } = (await list("state=draft"))[0] as ContentRow;
    const q = encodeURIComponent(title.ar);
    expect((await list(`q=${q}`)).map((row) => row.title)).toEqual([title]);
    expect((await list("page=2")).length).toBe(0);
  });
});

describe("/api/v1/admin/pages", () => {
  test("publishes and withdraws a predefined page and returns 409 when stale", async () => {
    const { items } = await read<{ items: { id: string }[] }>("pages");
    expect(items.map(({ id }) => id)).toContain("vision-mission-values-goals");
    const page = await read<StaffPage>("pages/privacy-policy");
    expect(page).toMatchObject({ state: "draft", title: { ar: "", en: "" } });
    const words_ = { title: words("privacy"), lead: words("lead"), picture: null, parts: [] };
    const payload = { ...words_, publishedAt: ago(1), version: page.version };
    const saved = await put("pages/privacy-policy", payload);
    expect(saved.json<StaffPage>()).toMatchObject({ state: "published", path: "/privacy-policy" });
    expect((await shown("pages/privacy-policy?lang=en")).json().title).toBe("privacy in English");
    expect((await put("pages/privacy-policy", payload)).statusCode).toBe(409);
    const { version, updatedAt } = saved.json<StaffPage>();
    const back = await patch("pages/privacy-policy", { version, publishedAt: null });
    expect(back.json()).toMatchObject({ state: "draft", updatedAt });
    expect((await shown("pages/privacy-policy")).statusCode).toBe(404);
    const known = (await audit("page:privacy-policy")).map(
      ({ action }: { action: string }) => action,
    );
    expect(known).toEqual(["page.publish", "page.save"]);
  });
});

describe("/api/v1/admin/photo-albums", () => {
  test("preserves picture order and returns linked products", async () => {
    const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
    const products = await variantProducts(shop.platform.db, [variantId]);
    const productId = products.get(variantId) ?? 0;
    const other = await shop.run((work) => addPicture(work, shop.platform.media, "#08c"));
    const picture = (id: number, product: number | null) => ({
      assetId: id,
      alt: words("alt"),
      caption: null,
      productId: product,
    });
    const fields = { title: words("rooms"), text: words("text"), publishedAt: ago(1) };
    const pictures = [picture(assetId, null), picture(other, productId)];
    const added = (await post("photo-albums", { ...fields, pictures })).json<StaffAlbum>();
    const turned = { ...fields, version: added.version, pictures: pictures.toReversed() };
    const saved = (await put(`photo-albums/${added.id}`, turned)).json<StaffAlbum>();
    expect(saved.pictures).toEqual(pictures.toReversed());
    const seen = (await shown(`photo-albums/${added.id}`)).json();
    expect(seen.pictures[0].picture.src).toBe(saved.sources[other]?.src);
    expect(seen.pictures[0].product.path).toContain(`/product/${productId}-`);
    const unknown = [picture(assetId, 999_999)];
    expect(faultsOf(await post("photo-albums", { ...fields, pictures: unknown }))).toEqual([
      "pictures exclusion",
    ]);
  });
});

describe("/api/v1/admin/videos", () => {
  test("accepts only film and caption uploads", async () => {
    const send = (file: Buffer, type: string) =>
      editor.send({
        method: "POST",
        url: "/api/v1/admin/films",
        payload: file,
        headers: { "content-type": type },
      });
    const film = await send(webm(), "video/webm");
    expect(film.json()).toMatchObject({ fileId: expect.any(Number), mime: "video/webm" });
    expect((await send(captions(), "text/vtt")).json()).toMatchObject({ mime: "text/vtt" });
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    expect(faultsOf(await send(page, "video/mp4"))).toEqual(["file invalid"]);
    expect((await send(page, "text/html")).json()).toMatchObject({ code: "film-type" });
  });

  test("creates a video from films and captions and rejects swapped files", async () => {
    const [film, other, words_] = await shop.run(async (work) => {
      const keep = (bytes: Buffer) => storeFilm(work, shop.platform.media, bytes);
      return [await keep(webm()), await keep(mp4()), await keep(captions())] as const;
    });
    const fields = {
      title: words("turntable"),
      text: words("text"),
      posterAssetId: assetId,
      durationSeconds: "٨",
      productIds: [],
      publishedAt: ago(1),
    };
    const right = {
      fileIds: [film.fileId, other.fileId],
      captions: { ar: words_.fileId, en: null },
    };
    const added = (await post("videos", { ...fields, ...right })).json<StaffVideo>();
    expect(added).toMatchObject({ ...right, durationSeconds: 8, posterAssetId: assetId });
    expect(added.files[film.fileId]).toEqual({ src: film.src, mime: "video/webm" });
    const { items } = (await shown("videos")).json();
    expect(items[0].sources.map(({ src }: { src: string }) => src)).toEqual([film.src, other.src]);
    const wrong = { fileIds: [words_.fileId], captions: { ar: null, en: null } };
    expect(faultsOf(await post("videos", { ...fields, ...wrong }))).toEqual([
      "fileIds.0 exclusion",
    ]);
    const swapped = { fileIds: [film.fileId], captions: { ar: null, en: film.fileId } };
    expect(faultsOf(await post("videos", { ...fields, ...swapped }))).toEqual([
      "captions.en exclusion",
    ]);
  });
});
