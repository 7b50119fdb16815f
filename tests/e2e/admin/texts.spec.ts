import type { Page } from "@playwright/test";
import { expect, NIGHTLY, test } from "../shop-test.ts";
import { captions, film, picture } from "../test-api/chosen-files.ts";
import { BackOffice } from "./back-office.ts";

/** Signs in with the content role. */
async function beginContent(page: Page, locale: "ar" | "en") {
  const office = new BackOffice(page, locale);
  const { words } = office;
  await office.enter("content");
  const nameOf = (label: string, language: "ar" | "en") =>
    words.shell.form.inLanguage
      .replace("{label}", label)
      .replace("{language}", words.shell.locales[language]);
  const inLanguage = (label: string, language: "ar" | "en") =>
    page.getByRole("textbox", { name: nameOf(label, language), exact: true });
  const fillBoth = async (label: string, ar: string, en: string) => {
    await inLanguage(label, "ar").fill(ar);
    await inLanguage(label, "en").fill(en);
  };
  const choose = async (label: string, option: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  const save = async () => {
    const answered = page.waitForResponse((answer) => /POST|PUT/.test(answer.request().method()));
    await page.getByRole("button", { name: words.shell.form.save, exact: true }).click();
    expect((await answered).ok()).toBe(true);
    await expect(page.getByText(words.content.saved).last()).toBeVisible();
  };
  const remove = async () => {
    await page.getByRole("button", { name: words.content.remove, exact: true }).click();
    const dialog = page.getByRole("dialog");
    const answered = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await dialog.getByRole("button", { name: words.content.remove, exact: true }).click();
    expect((await answered).ok()).toBe(true);
    await expect(page.getByText(words.content.removed).last()).toBeVisible();
  };
  return { office, words, nameOf, inLanguage, fillBoth, choose, save, remove };
}

test(
  "writes, previews, publishes and deletes a bilingual news item",
  NIGHTLY,
  async ({ page, shop }) => {
    const { office, words, inLanguage, nameOf, fillBoth, choose, save, remove } =
      await beginContent(page, shop.locale);
    const { content } = words;
    const number = `${shop.locale}-${Date.now()}`;
    const title = { ar: `معرض جديد ${number}`, en: `A new showroom ${number}` };
    await office.open("/news/create");
    await office.expectScreen(content.addNews);
    await fillBoth(content.title, title.ar, title.en);
    await fillBoth(content.lead, "في المعادي من الشهر القادم.", "In Maadi from next month.");

    const text = {
      ar: inLanguage(content.text.label, "ar"),
      en: inLanguage(content.text.label, "en"),
    };
    await expect(text.ar).toHaveAttribute("dir", "rtl");
    await text.ar.click();
    await page.keyboard.type("المواعيد");
    const tools = page.getByRole("group", {
      name: content.text.toolsOf.replace("{label}", nameOf(content.text.label, "ar")),
    });
    await tools.getByRole("button", { name: content.text.heading }).click();
    await page.keyboard.press("Enter");
    await page.keyboard.type("كل يوم ما عدا الجمعة.");
    await text.en.click();
    await page.keyboard.type("Opening hours");
    const apart = page.getByRole("note").filter({ hasText: content.text.apart });
    await expect(apart).toBeVisible();
    await shop.expectAccessible(page);
    await apart
      .getByRole("button", {
        name: content.text.align.replace("{language}", words.shell.locales.ar),
      })
      .click();
    await expect(text.en.getByRole("heading", { name: "Opening hours" })).toBeVisible();
    await text.en.locator("p").last().click();
    await page.keyboard.type("Every day but ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("Friday");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(". ");
    await expect(apart).toHaveCount(0);
    await expect(text.en.locator("strong")).toHaveText("Friday");
    const toolsInEnglish = page.getByRole("group", {
      name: content.text.toolsOf.replace("{label}", nameOf(content.text.label, "en")),
    });
    const bold = toolsInEnglish.getByRole("button", { name: content.text.bold, exact: true });
    await expect(bold).toHaveAttribute("aria-pressed", "false");

    const linkTool = toolsInEnglish.getByRole("button", { name: content.text.wordLink });
    await linkTool.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: content.text.wordLink });
    const href = dialog.getByLabel(content.text.href, { exact: true });
    await href.fill("/no-such-page");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(content.text.noWords)).toBeVisible();
    await dialog.getByLabel(content.text.linkWords, { exact: true }).fill("Find us");
    await page.keyboard.press("Enter");
    await expect(href).toHaveAttribute("aria-invalid", "true");
    await shop.expectAccessible(page);
    await href.fill("/contact-us");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(text.en.getByRole("link", { name: "Find us" })).toHaveAttribute(
      "href",
      "/contact-us",
    );
    // What is typed behind the link does not belong to it.
    await expect(text.en).toBeFocused();
    await page.keyboard.type(" there.");
    await expect(text.en.getByRole("link")).toHaveText("Find us");

    await text.ar.locator("p").last().click();
    await page.keyboard.press("Shift+Home");
    await tools.getByRole("button", { name: content.text.wordLink }).click();
    await dialog.getByLabel(content.text.href, { exact: true }).fill("/contact-us");
    await dialog.getByRole("button", { name: content.text.setLink, exact: true }).click();
    await expect(text.ar.getByRole("link")).toHaveText("كل يوم ما عدا الجمعة.");

    await page.locator("input[type=file]").last().setInputFiles([picture()]);
    await expect(page.getByRole("textbox", { name: content.text.alt })).toHaveCount(2);
    await page.getByRole("textbox", { name: content.text.alt }).first().fill("واجهة المعرض");
    await page
      .getByRole("textbox", { name: content.text.alt })
      .last()
      .fill("Front of the showroom");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await page.getByRole("button", { name: content.preview }).click();
    const preview = page.getByRole("dialog", { name: content.preview });
    await expect(preview.getByText("Friday", { exact: true })).toBeVisible();
    await expect(preview.getByRole("img", { name: "واجهة المعرض" })).toBeVisible();
    await shop.expectAccessible(page);
    await preview.getByRole("button", { name: words.shell.form.close }).click();

    await save();
    await office.expectScreen(title[shop.locale]);
    await choose(content.state, content.states.published);
    await save();

    const shown = await page.context().newPage();
    await shown.goto(shop.at("/Media/news"));
    await shown.getByRole("link", { name: title[shop.locale] }).first().click();
    const article = shown.locator(".prose");
    const link = article.getByRole("link", {
      name: shop.locale === "ar" ? "كل يوم ما عدا الجمعة." : "Find us",
    });
    await expect(link).toHaveAttribute("href", shop.at("/contact-us"));
    if (shop.locale === "en") {
      await expect(article.locator("strong")).toHaveText("Friday");
      await expect(article).toContainText("Every day but Friday. Find us there.");
    }
    await shop.expectAccessible(shown);
    await shop.expectNoOverflow(shown);
    await shown.close();
    await remove();
  },
);

test("resolves concurrent edits of a content page", NIGHTLY, async ({ page, shop }) => {
  const { office, words, inLanguage } = await beginContent(page, shop.locale);
  const { content, shell } = words;
  const other = await page.context().newPage();
  const elsewhere = new BackOffice(other, shop.locale);
  const path = "/pages/sustainability-statement/show";
  for (const one of [office, elsewhere]) {
    await one.open(path);
    await expect(one.page.getByRole("textbox").nth(4)).toBeVisible();
  }
  const lead = inLanguage(content.lead, "en");
  const was = await lead.inputValue();
  const theirs = other.getByRole("textbox", {
    name: shell.form.inLanguage
      .replace("{label}", content.lead)
      .replace("{language}", shell.locales.en),
    exact: true,
  });
  await theirs.fill(`${was} Theirs.`);
  await other.getByRole("button", { name: shell.form.save, exact: true }).click();
  await expect(other.getByText(content.saved)).toBeVisible();
  await other.close();
  await lead.fill(`${was} Mine.`);
  await page.getByRole("button", { name: shell.form.save, exact: true }).click();
  const changed = page.getByRole("alert").filter({ hasText: shell.form.changed });
  await expect(changed).toContainText("Theirs.");
  await expect(changed).toContainText("Mine.");
  await shop.expectAccessible(page);
  await changed.getByRole("button", { name: shell.form.takeTheirs }).click();
  await expect(lead).toHaveValue(`${was} Theirs.`);
  await lead.fill(was);
  await page.getByRole("button", { name: shell.form.save, exact: true }).click();
  await expect(page.getByText(content.saved)).toBeVisible();
});

test(
  "creates an album with several pictures, and a video with captions",
  NIGHTLY,
  async ({ page, shop }) => {
    const { office, words, inLanguage, fillBoth, save, remove } = await beginContent(
      page,
      shop.locale,
    );
    const { content } = words;
    await office.open("/albums/create");
    await office.expectScreen(content.albums.addAlbum);
    const title = { ar: `ألبوم ${Date.now()}`, en: `Album ${Date.now()}` };
    await fillBoth(content.title, title.ar, title.en);
    await page.locator("input[type=file]").setInputFiles([picture(), picture(1)]);
    const pictures = page.getByRole("main").getByRole("listitem");
    await expect(pictures).toHaveCount(2);
    await pictures.nth(0).getByRole("textbox").first().fill("الأولى");
    await pictures.nth(1).getByRole("textbox").first().fill("الثانية");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const second = content.albums.picture.replace("{number}", "2");
    await page
      .getByRole("button", { name: content.albums.makeCoverOf.replace("{name}", second) })
      .click();
    await expect(pictures.nth(0).getByText(content.albums.cover, { exact: true })).toBeVisible();
    await expect(inLanguage(content.text.alt, "ar").first()).toHaveValue("الثانية");
    await save();
    await office.expectScreen(title[shop.locale]);
    await expect(inLanguage(content.text.alt, "ar").first()).toHaveValue("الثانية");
    await remove();

    await office.open("/videos/create");
    await office.expectScreen(content.videos.add);
    const filmTitle = { ar: `فيديو ${Date.now()}`, en: `Film ${Date.now()}` };
    await fillBoth(content.title, filmTitle.ar, filmTitle.en);
    const files = page.locator("input[type=file]");
    await files.nth(0).setInputFiles([film()]);
    await expect(page.getByLabel(content.videos.duration)).not.toHaveValue("");
    await files.nth(1).setInputFiles([captions()]);
    await expect(page.getByRole("link", { name: content.videos.openCaptions })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await save();
    await office.expectScreen(filmTitle[shop.locale]);
    await remove();
  },
);

test("reorders questions of a group by keyboard", NIGHTLY, async ({ page, shop }) => {
  const { office, words, fillBoth, inLanguage, save, remove } = await beginContent(
    page,
    shop.locale,
  );
  const { content, shell } = words;
  const group = { ar: `مجموعة ${Date.now()}`, en: `Group ${Date.now()}` };
  await office.open("/questions");
  await page.getByRole("button", { name: content.faq.addGroup }).click();
  await fillBoth(content.title, group.ar, group.en);
  await page.getByRole("dialog").getByRole("button", { name: content.faq.addGroup }).click();
  await expect(page.getByRole("heading", { name: group[shop.locale] })).toBeVisible();
  const questions = ["أين المعرض؟", "متى تفتحون؟"];
  for (const question of questions) {
    await office.open("/questions/create");
    await page.getByLabel(content.faq.group, { exact: true }).click();
    await page.getByRole("option", { name: group[shop.locale] }).click();
    await fillBoth(content.faq.question, question, question);
    await inLanguage(content.faq.answer, "ar").click();
    await page.keyboard.type("في المعادي.");
    await inLanguage(content.faq.answer, "en").click();
    await page.keyboard.type("In Maadi.");
    await save();
    await office.expectScreen(question);
  }
  await office.open("/questions");
  const panel = page.locator("section").filter({ hasText: group[shop.locale] });
  const up = panel.getByRole("button", {
    name: shell.form.up.replace("{name}", questions[1] ?? ""),
  });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await expect(panel.getByRole("link").first()).toHaveText(questions[1] ?? "");
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await page.getByRole("button", { name: shell.form.save, exact: true }).click();
  await expect(page.getByText(content.faq.orderSaved)).toBeVisible();
  await page.reload();
  await expect(panel.getByRole("link").first()).toHaveText(questions[1] ?? "");
  for (const question of questions) {
    await panel.getByRole("link", { name: question }).click();
    await office.expectScreen(question);
    await remove();
  }
  const removeGroup = content.removeOf.replace("{name}", group[shop.locale]);
  await panel.getByRole("button", { name: content.remove }).click();
  await page
    .getByRole("dialog", { name: removeGroup })
    .getByRole("button", { name: content.remove })
    .click();
  await expect(panel).toHaveCount(0);
});
