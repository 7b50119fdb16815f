import { message } from "#contract/kernel/messages.ts";
import { sampleIes } from "#contract/lighting/photometry/sample-files.ts";
import { expect, NIGHTLY, test } from "../../shop-test.ts";
import { ies, paper } from "../../test-api/chosen-files.ts";
import { BackOffice } from "../back-office.ts";
import { askAs, OwnLamp } from "../own-lamp.ts";

interface Kept {
  documents: { kind: string; role: string; title: { ar: string; en: string } }[];
}

test(
  "uploads, sorts and shows a product's data sheet and photometry",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { locale } = shop;
    const office = new BackOffice(page, locale);
    const { words } = office;
    const texts = words.products.page;
    await office.enter("catalogue");
    const lamp = await OwnLamp.publish(page);
    await office.open(`/products/${lamp.id}/show`);
    await office.expectScreen(lamp.name[locale]);

    const files = page.getByLabel(texts.addDocuments, { exact: true });
    const cut = sampleIes({ candelas: [[100, 50]] });
    await files.setInputFiles([ies("cut.ies", cut)]);
    const lines = cut.trimEnd().split("\r\n").length;
    const reason = message("validation.photometry-too-few-numbers", locale, { line: lines });
    await expect(page.getByText(`cut.ies: ${reason}`)).toBeVisible();

    const beam = sampleIes({ labels: ["[LUMINAIRE] Reading lamp 24", "[LAMP] measured"] });
    await files.setInputFiles([paper(), ies("reading-lamp.ies", beam)]);
    const title = (number: number, language: "ar" | "en") =>
      page.locator(`[name="documents.${number}.title.${language}"]`);
    await expect(title(1, "en")).toHaveValue("reading-lamp");
    await expect(page.getByText(`cut.ies: ${reason}`)).toBeHidden();
    const titles = { ar: "ورقة بيانات الأباجورة", en: "Reading lamp data sheet" };
    await title(0, "ar").fill(titles.ar);
    await title(0, "en").fill(titles.en);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    // Unsaved changes survive a reload.
    await page.reload();
    await office.expectScreen(lamp.name[locale]);
    await expect(title(0, "en")).toHaveValue(titles.en);
    const second = texts.document.replace("{number}", "2");
    await page.getByRole("button", { name: words.shell.form.up.replace("{name}", second) }).click();
    await expect(title(1, "ar")).toHaveValue(titles.ar);
    await page.getByRole("button", { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    const read = () => askAs<Kept>(page, "GET", `products/${lamp.id}`);
    expect((await read()).documents).toMatchObject([
      { kind: "ies", role: "photometry" },
      { kind: "pdf", role: "data-sheet", title: titles },
    ]);

    await page.getByRole("button", { name: texts.box.open }).click();
    const box = page.getByRole("group", { name: texts.box.open });
    const add = box.getByRole("button", { name: texts.box.add });
    for (const [edge, millimetres] of [
      ["width", "٣٠٠"],
      ["height", "450"],
      ["depth", "200"],
    ] as const)
      await box.getByLabel(texts.box[edge]).fill(millimetres);
    await expect(add).toBeDisabled();
    await box.getByRole("combobox", { name: texts.box.standing }).click();
    await page.getByRole("option", { name: texts.box.standings.floor }).click();
    await shop.expectAccessible(page);
    await add.click();
    await expect(title(2, "en")).toHaveValue("box-300x450x200");
    await page.getByRole("button", { name: texts.save, exact: true }).click();
    await expect.poll(async () => (await read()).documents.length).toBe(3);
    expect((await read()).documents[2]).toMatchObject({ kind: "glb", role: "model" });

    const { path } = await lamp.shown<{ path: string }>(locale);
    await shop.open(page, path);
    const sheet = page.getByRole("link", { name: titles[locale], exact: true });
    const pdf = await page.request.get((await sheet.getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    const light = page.getByRole("link", { name: shop.words.catalog.sheet.photometry });
    const measured = await page.request.get((await light.getAttribute("href")) ?? "");
    expect(await measured.text()).toContain("[LUMINAIRE] Reading lamp 24");

    await office.open(`/products/${lamp.id}/show`);
    await office.expectScreen(lamp.name[locale]);
    const first = texts.removeDocument.replace("{number}", "1");
    await page.getByRole("button", { name: first, exact: true }).click();
    await page.getByRole("button", { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect((await read()).documents.map(({ kind }) => kind)).toEqual(["pdf", "glb"]);
    await lamp.archive();
  },
);
