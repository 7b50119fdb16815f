import { atTheBank, callAs, orderBy, panelOf, said } from "./buying.ts";
import { enterSmsCode } from "./codes/sms-code.ts";
import { registerPerson } from "./customer.ts";
import { orderLamps } from "./order-lamps.ts";
import { ARABIC_NIGHTLY, ENGLISH_NIGHTLY, expect, IN_ENGLISH_FIRST, test } from "./shop-test.ts";
import { StaffBrowser } from "./test-api/staff.ts";

const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => ARABIC_DIGITS[Number(digit)] ?? "");

const CUSTOMER = {
  ar: {
    name: "هالة عبد الرحمن السيد",
    city: "مدينة نصر",
    street: "شارع عباس العقاد",
    building: "12أ",
    phone: "٠١٠ ١٢٣٤ ٥٦٧٨",
  },
  en: {
    name: "Laila Hassan",
    city: "Zamalek",
    street: "26th of July Street",
    building: "7",
    phone: "+20 100 765 4321",
  },
};

test(
  "places a guest order and finds it by number and phone",
  ENGLISH_NIGHTLY,
  async ({ page, browser, shop }) => {
    // The whole process in two browsers takes longer than other tests on a busy machine.
    test.slow();
    const { words, locale } = shop;
    const customer = CUSTOMER[locale];

    await shop.open(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");

    await test.step("choose a chandelier", async () => {
      const main = page.getByRole("main");
      await main
        .getByRole("link", { name: locale === "ar" ? /^نجف/ : /^Chandeliers/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        locale === "ar" ? "نجف" : "Chandeliers",
      );
      await shop.expectAccessible(page);
      await shop.expectNoOverflow(page);
      await main
        .getByRole("link", { name: locale === "ar" ? /هالة/ : /Hala/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        locale === "ar" ? "هالة" : "Hala",
      );
      await shop.expectAccessible(page);
      await shop.expectNoOverflow(page);
    });

    await test.step("put it into the cart", async () => {
      await page
        .getByRole("main")
        .getByRole("button", { name: words.catalog.detail.add, exact: true })
        .first()
        .click();
      const panel = page.getByRole("dialog", { name: words.cart.title });
      await expect(panel).toBeVisible();
      await expect(panel).toContainText(locale === "ar" ? "هالة" : "Hala");
      await shop.expectAccessible(page);
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "{}"));
      expect(kept).toMatchObject({ totalQty: 1 });
      await panel.getByRole("link", { name: words.cart.checkout }).click();
    });

    let number = "";
    await test.step("order it", async () => {
      const form = page.getByRole("main");
      await expect(
        page.getByRole("heading", { level: 1, name: words.orders.checkout.title }),
      ).toBeVisible();
      await form.getByLabel(words.orders.field.name).fill(customer.name);
      await form
        .getByLabel(words.orders.field.phone, { exact: false })
        .first()
        .fill(customer.phone);
      await form
        .getByLabel(words.orders.field.governorate)
        .selectOption({ label: locale === "ar" ? "القاهرة" : "Cairo" });
      await form.getByLabel(words.orders.field.city).fill(customer.city);
      await form.getByLabel(words.orders.field.street).fill(customer.street);
      await form.getByLabel(words.orders.field.building).fill(customer.building);
      await shop.expectAccessible(page);
      await shop.expectNoOverflow(page);
      const place = form.getByRole("button", { name: words.orders.checkout.place });
      await expect(place).toContainText(/\d/);
      await place.click();
      await expect(page).toHaveURL(/\/Order\/F-/);
      number = /\/Order\/([^/?#]+)/.exec(page.url())?.[1] ?? "";
      await expect(page.getByRole("main")).toContainText(number);
      await shop.expectAccessible(page);
      await shop.expectNoOverflow(page);
      await page.reload();
      await expect(page.getByRole("main")).toContainText(number);
    });

    await test.step("find it again in another browser", async () => {
      const other = await browser.newContext({ viewport: page.viewportSize() });
      const stranger = await other.newPage();
      await shop.open(stranger, `/orders-and-returns/${number}`);
      await expect(stranger.getByText(words.orders.order.notFoundTitle)).toBeVisible();
      await shop.open(stranger, "/orders-and-returns");
      const numberField = stranger.getByRole("textbox", { name: words.orders.lookup.number });
      const lookup = stranger.locator("form").filter({ has: numberField });
      const phoneField = lookup.getByLabel(words.orders.lookup.phoneOrEmail);
      await numberField.fill(locale === "ar" ? arabicDigits(number) : number.toLowerCase());
      await phoneField.fill("01011111111");
      await lookup.getByRole("button", { name: words.orders.lookup.find }).click();
      await expect(
        stranger
          .getByRole("alert")
          .or(stranger.locator("[aria-live]"))
          .filter({ hasText: /لم نجد|find an order/ }),
      ).toBeVisible();
      await phoneField.fill(customer.phone);
      await lookup.getByRole("button", { name: words.orders.lookup.find }).click();
      await expect(stranger).toHaveURL(new RegExp(`/orders-and-returns/${number}$`));
      const main = stranger.getByRole("main");
      await expect(main).toContainText(number);
      await expect(main).toContainText(words.orders.masked.title);
      await expect(main).not.toContainText(customer.street);
      await expect(main).not.toContainText(customer.name);
      await shop.expectNoOverflow(stranger);
      await enterSmsCode(stranger, words.orders, {
        ask: words.orders.code.toPhone,
        submit: words.orders.masked.submit,
        phone: customer.phone,
      });
      await expect(main).toContainText(customer.street);
      await shop.expectAccessible(stranger);
      await shop.expectNoOverflow(stranger);
      await other.close();
    });
  },
);

const TRACKING = {
  ar: ["تم الطلب", "جارٍ التجهيز", "في الطريق إليك", "تم التسليم", "مكتمل"],
  en: ["Ordered", "Processing", "Shipping", "Deliverd", "Completed"],
};

test(
  "advances an order's tracking through the five stages of the specification",
  IN_ENGLISH_FIRST,
  async ({ page, shop }) => {
    const { timeline, current, done } = shop.words.orders.order;
    const labels = TRACKING[shop.locale];
    const number = await orderLamps(page, 1);
    const staff = await StaffBrowser.open(page);
    const stages = page.getByRole("list", { name: timeline }).getByRole("listitem");
    const now = stages.and(page.locator("[aria-current=step]"));
    const statuses = [null, "processing", "shipped", "delivered"];
    for (const [place, status] of statuses.entries()) {
      if (status) await staff.write(`orders/${number}/status`, { status });
      await shop.open(page, `/orders-and-returns/${number}`);
      await expect(now).toContainText(`${labels[place]} ${current}`);
      await expect(stages).toContainText(labels);
    }
    await staff.write(`orders/${number}/status`, { status: "completed" });
    await page.reload();
    await expect(stages.last()).toContainText(`${labels.at(-1)} ${done}`);
    await expect(stages).toContainText(labels);
    await expect(stages).toHaveCount(labels.length);
    await staff.close();
  },
);

test(
  "labels an unpaid order Pending on its page and in lists",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const pending = shop.locale === "ar" ? "قيد الانتظار" : "Pending";
    await registerPerson(page);
    const number = await orderBy(page, "card");
    const { timeline } = shop.words.orders.order;
    await shop.open(page, `/orders-and-returns/${number}`);
    const section = page.getByRole("region", { name: timeline });
    await expect(section.getByText(pending, { exact: true })).toBeVisible();
    await expect(section.locator("[aria-current=step]")).toHaveCount(0);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await shop.open(page, "/Account?part=orders");
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: number });
    await expect(row.getByText(pending, { exact: true })).toBeVisible();

    await shop.open(page, `/orders-and-returns/${number}`);
    const { pay } = shop.words.orders;
    await panelOf(page, shop.words.orders)
      .getByRole("button", { name: said(pay.payNow) })
      .click();
    await atTheBank(page, "success");
    await shop.open(page, `/orders-and-returns/${number}`);
    await expect(section.locator("[aria-current=step]")).toContainText(
      TRACKING[shop.locale][0] ?? "",
    );
    await expect(section.getByText(pending, { exact: true })).toHaveCount(0);
  },
);

test("adds delivered items to the cart with one press", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const number = await orderLamps(page, 2);
  const staff = await StaffBrowser.open(page);
  const again = page.getByRole("button", { name: shop.words.orders.pay.reorder });
  await shop.open(page, `/orders-and-returns/${number}`);
  await expect(page.getByRole("button", { name: shop.words.orders.cancel.open })).toBeVisible();
  await expect(again).toHaveCount(0);
  for (const status of ["processing", "shipped", "delivered"])
    await staff.write(`orders/${number}/status`, { status });
  await page.reload();
  await shop.expectAccessible(page);
  await again.click();
  await expect(page).toHaveURL(/\/Cart$/);
  await expect.poll(() => callAs(page, "GET", "/api/v1/cart")).toMatchObject({ totalQty: 2 });
  await staff.close();
});
