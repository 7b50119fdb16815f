import type { Route } from "@playwright/test";
import type { Order } from "#contract/orders/endpoints.ts";
import type { StaffProof } from "#contract/payments/proof-endpoints.ts";
import {
  callAs,
  chooseWay,
  fillCart,
  fillCheckout,
  goToCheckout,
  order,
  panelOf,
  said,
} from "./buying.ts";
import { letterTo, newPerson, registerPerson } from "./customer.ts";
import { ARABIC_NIGHTLY, expect, test } from "./shop-test.ts";
import { paper, picture } from "./test-api/chosen-files.ts";
import { StaffBrowser } from "./test-api/staff.ts";
import { callTestApi } from "./test-api/test-api.ts";

const COMPANY = { companyNameEn: "Nile Interiors", companyNameAr: "النيل للديكور" };

/** The server has no place free for checking another file. */
const putOff = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: { "retry-after": "1" },
    json: { status: 503, code: "unavailable", title: "Service Unavailable" },
  });

test(
  "pays a company order by bank transfer after staff accept the receipt",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { payment, pay, proof, order: words } = shop.words.orders;
    const person = await registerPerson(page, newPerson(), COMPANY);
    await goToCheckout(page, shop);
    const main = page.getByRole("main");
    await expect(main).toContainText(payment.company);
    await expect(main.locator("input[value=bank-transfer]")).toBeDisabled();
    await callTestApi(page, "approveCompany", { email: person.email });
    await page.reload();
    await shop.ready(page);
    await chooseWay(page, "bank-transfer");
    await main.locator("input[name='payment.purchaseOrder']").fill("PO ٧٧/2026");
    await shop.expectAccessible(page);
    const number = await order(page);
    const panel = panelOf(page, shop.words.orders);
    await expect(panel).toContainText(said(pay.transfer.title));
    await expect(panel).toContainText("EG38 0019");
    await expect(panel).toContainText("fanous@instapay");
    await expect(main).toContainText(said(words.purchaseOrder));
    await expect(main).toContainText("PO 77/2026");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await test.step("choose, change and send the receipt", async () => {
      const choose = (...files: ReturnType<typeof picture>[]) =>
        panel.locator("input[type=file]").setInputFiles(files);
      await panel.getByRole("button", { name: proof.send }).click();
      await expect(panel).toContainText(proof.chooseFirst);
      await choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("paid") });
      await expect(panel).toContainText(said(proof.wrongType));
      await choose({ ...paper(), buffer: Buffer.from("%PDF-1.7 no more of it") });
      await expect(panel).toContainText(said(proof.unreadable));
      await page.route("**/proof-files", putOff, { times: 1 });
      await choose(picture(), paper());
      const remove = panel.getByRole("button", { name: said(proof.remove) });
      await expect(remove).toHaveCount(2);
      await expect(panel).not.toContainText(said(proof.unreadable));
      await remove.first().press("Enter");
      await expect(remove).toHaveCount(1);
      await choose(picture());
      await expect(remove).toHaveCount(2);
      await panel.locator("input[name=amount]").fill("12,3");
      await panel.locator("input[name=reference]").fill("IPN ٧٧٠");
      await expect(panel.locator("input[name=amount]")).toHaveAttribute("aria-invalid", "true");
      await panel.locator("input[name=amount]").fill("١٢٬٣٤٥٫٥٠");
      await shop.expectAccessible(page);
      await shop.expectNoOverflow(page);
      await panel.locator("input[name=reference]").press("Enter");
      await expect(panel).toContainText(pay.proof.title);
      await expect(panel).toBeFocused();
      await expect(panel.getByText("IPN 770")).toBeVisible();
      await expect(panel.getByRole("img", { name: said(proof.alt) })).toBeVisible();
      await expect(panel.getByRole("button", { name: said(proof.save) })).toBeVisible();
      await expect(panel.getByRole("timer")).toHaveCount(0);
      await shop.expectAccessible(page);
    });

    const staff = await StaffBrowser.open(page);
    const waiting = async () => {
      const { items } = await staff.read<{ items: StaffProof[] }>("payment-proofs");
      return items.find(({ orderNumber }) => orderNumber === number);
    };
    await test.step("decline the receipt with a reason", async () => {
      await expect.poll(waiting).toMatchObject({ amount: 1_234_550, reference: "IPN 770" });
      const sent = await waiting();
      const reason = "The number of another order stands on it";
      await staff.write(`payment-proofs/${sent?.id}/decline`, { reason });
      await page.reload();
      await expect(panel.getByText(reason).first()).toBeVisible();
      await expect(panel).toContainText(proof.declined);
      await expect(panel.getByRole("timer")).toBeVisible();
      await shop.expectNoOverflow(page);
    });

    await test.step("accept another receipt: the order is paid", async () => {
      await panel.locator("input[type=file]").setInputFiles([picture()]);
      await expect(panel.getByRole("button", { name: said(proof.remove) })).toHaveCount(1);
      await panel.getByRole("button", { name: proof.send }).click();
      await expect(panel).toContainText(pay.proof.title);
      const sent = await waiting();
      const arrived = { amount: sent?.due, reference: `TT-${number}` };
      await staff.write(`payment-proofs/${sent?.id}/accept`, arrived);
      await staff.close();
      await page.reload();
      await expect(panel).toContainText(said(pay.paid.title));
      await expect(panel).toContainText(proof.was.accepted);
      await expect(panel.locator("input[type=file]")).toHaveCount(0);
    });
  },
);

test(
  "places a buyer's order after a colleague approves it",
  ARABIC_NIGHTLY,
  async ({ page, browser, shop }) => {
    const { checkout, company, pay } = shop.words.orders;
    await registerPerson(page, newPerson("Nadia"), COMPANY);
    await callAs(page, "PATCH", "/api/v1/account/company", { needsApproval: true });
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const buyer = await context.newPage();
    const colleague = await registerPerson(buyer, newPerson("Karim"));
    const invitation = { email: colleague.email, role: "buyer" };
    await callAs(page, "POST", "/api/v1/account/company/invitations", invitation);
    let secret = "";
    await expect(async () => {
      secret = /Invitation#(\S+)/.exec(await letterTo(page, colleague.email))?.[1] ?? "";
      expect(secret).not.toBe("");
    }).toPass();
    await callAs(buyer, "POST", `/api/v1/invitations/${secret}/accept`);

    await fillCart(buyer);
    await shop.open(buyer, "/Order");
    await fillCheckout(buyer, "Karim Salem");
    await expect(buyer.getByText(checkout.approvalTitle)).toBeVisible();
    const number = await order(buyer);
    const panel = panelOf(buyer, shop.words.orders);
    await expect(panel).toContainText(pay.approval.title);
    await shop.expectAccessible(buyer);

    await shop.open(page, "/Account?part=orders");
    await page.getByRole("link", { name: company.all }).click();
    await expect(page.getByRole("main")).toContainText(said(company.buyer));
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: said(company.approveOf) }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel(company.note).fill("Villa 7");
    await shop.expectAccessible(page);
    await dialog.getByRole("button", { name: company.approve, exact: true }).click();
    await expect(page.getByText(company.nothingWaits)).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(
      said(shop.words.orders.confirmation.placed.title),
    );
    await expect
      .poll(() => callAs<Order>(buyer, "GET", `/api/v1/orders/${number}`))
      .toMatchObject({ status: "ordered", waitingFor: null });
    await context.close();
  },
);
