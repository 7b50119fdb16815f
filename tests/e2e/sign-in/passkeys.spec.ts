import type { Page } from "@playwright/test";
import { messagesAr } from "#contract/kernel/messages-ar.ts";
import { messagesEn } from "#contract/kernel/messages-en.ts";
import { registerPerson } from "../customer.ts";
import { expect, NIGHTLY, test } from "../shop-test.ts";
import { callTestApi } from "../test-api/test-api.ts";
import { button, signOut } from "./registering.ts";

const PROBLEMS = { ar: messagesAr, en: messagesEn };

/** Passkeys need a host name: the same shop by its name. */
test.use({ baseURL: `http://localhost:${process.env["E2E_PORT"] ?? 4310}` });

/** A virtual authenticator with user verification, in place of the browser's dialog. */
async function plugInDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  "adds a passkey, signs in with it, renames and deletes it",
  NIGHTLY,
  async ({ page, shop }) => {
    const { accounts, account, proof } = shop.words;
    const { passkeys } = account;
    const { email } = await registerPerson(page);
    await plugInDevice(page);
    await shop.open(page, "/Account?part=security");
    await button(page, passkeys.add).click();
    await expect(page.getByText(passkeys.added).first()).toBeVisible();
    const rows = page.getByRole("list", { name: passkeys.title }).getByRole("listitem");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Chrome");
    await expect(rows).toContainText(passkeys.unused);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    // The same device cannot create a second one.
    await button(page, passkeys.add).click();
    await expect(page.getByText(passkeys.known).first()).toBeVisible();

    // From the autofill list of the email field, with this device's only passkey.
    await signOut(page, shop);
    await shop.open(page, "/auth/Login");
    await expect(page).toHaveURL(/\/Account$/);

    // By the button, as in browsers without such a list.
    await signOut(page, shop);
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await shop.open(page, "/auth/Login");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await button(page, accounts.passkeySignIn.open).click();
    await expect(page).toHaveURL(/\/Account$/);

    await shop.open(page, "/Account?part=security");
    await rows.getByRole("button", { name: new RegExp(passkeys.rename) }).click();
    const dialog = page.getByRole("dialog", { name: passkeys.renameTitle });
    await dialog.locator("[name=name]").fill("هاتف البيت");
    await shop.expectAccessible(page);
    await dialog.getByRole("button", { name: passkeys.save, exact: true }).click();
    await expect(rows).toContainText("هاتف البيت");
    await expect(rows).not.toContainText(passkeys.unused);

    // Six minutes later, removing requires a fresh proof, which the passkey itself provides.
    await callTestApi(page, "forgetProof", { email });
    await rows.getByRole("button", { name: passkeys.removeOf.split("{")[0] ?? "" }).click();
    const question = page.getByRole("alertdialog", { name: passkeys.removeTitle });
    await question.getByRole("button", { name: passkeys.remove, exact: true }).click();
    await expect(page.getByRole("dialog", { name: proof.title })).toBeVisible();
    await page.getByRole("button", { name: proof.byPasskey, exact: true }).click();
    await expect(page.getByText(passkeys.removed).first()).toBeVisible();
    await expect(rows).toHaveCount(0);

    await signOut(page, shop);
    await shop.open(page, "/auth/Login");
    await button(page, accounts.passkeySignIn.open).click();
    await expect(
      page.getByText(PROBLEMS[shop.locale]["problem.passkey-refused"]).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/Login$/);
  },
);
