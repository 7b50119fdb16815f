import { afterAll, beforeAll, expect, test } from "vitest";
import {
  followLink,
  unsubscribeToken,
} from "#server/modules/customers/preferences/unsubscribe-link.ts";
import { wantsMessage } from "#server/modules/customers/preferences/wants-message.ts";
import { takeAppCode } from "#server/modules/identity/second-factor/app-code.ts";
import { takeBackupCode } from "#server/modules/identity/second-factor/backup-codes.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
} from "#server/modules/identity/second-factor/set-up-second-factor.ts";
import { beginVerification, guessCode } from "#server/modules/identity/verification.ts";
import { listOf } from "#server/modules/lists/list-queries.ts";
import { listOfKey, shareList, unshareList } from "#server/modules/lists/share-list.ts";
import { createList } from "#server/modules/lists/write-list.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import type { AuthSecret } from "#server/platform/secrets/auth-secret.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { insertCustomer } from "#server/testing/insert-person.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const OLD = { current: "the secret of last year, long enough" };
const BETWEEN = { current: "the secret of this year, long enough", previous: OLD.current };
const NEW = { current: BETWEEN.current };

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

/** The shop's platform with these settings. */
const under = (authSecret: AuthSecret) => ({ ...shop.platform, authSecret });
const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "taken",
    () => "refused",
  );

test("keeps second factors valid across a secret rotation once used", async () => {
  const platform = under(OLD);
  const accountId = await insertCustomer(shop.platform.db, "second@example.com");
  const account = { realm: "customer" as const, accountId };
  const { secret } = await inTransaction(platform, (work) =>
    beginSecondFactor(work, platform, account, { issuer: "Shop", label: "second" }),
  );
  const codes = await confirmSecondFactor(
    platform,
    account,
    authenticatorCode(secret, -1),
    async () => {},
  );
  const takeBackup = (authSecret: AuthSecret, code = "") =>
    outcome(
      inTransaction(shop.platform, (work) =>
        takeBackupCode(work, { authSecret }, accountId, code.replace("-", "")),
      ),
    );
  expect(await takeBackup(NEW, codes[0])).toBe("refused");
  expect(await takeBackup(BETWEEN, codes[0])).toBe("taken");

  const takeApp = (authSecret: AuthSecret, steps: number) =>
    outcome(
      takeAppCode(shop.platform.db, { authSecret }, accountId, {
        code: authenticatorCode(secret, steps),
        isConfirmed: true,
      }),
    );
  expect(await takeApp(NEW, 0)).toBe("refused");
  expect(await takeApp(BETWEEN, 0)).toBe("taken");
  expect(await takeApp(NEW, 1)).toBe("taken");
});

test("accepts pending codes during a secret rotation", async () => {
  const platform = under(OLD);
  const begin = () =>
    inTransaction(platform, (work) =>
      beginVerification(work, platform, {
        purpose: "reset",
        channel: "email",
        target: "code@example.com",
        hasCode: true,
      }),
    );
  const guess = (
    authSecret: AuthSecret,
    { verification, code }: Awaited<ReturnType<typeof begin>>,
  ) => outcome(guessCode(under(authSecret), "reset", { verification, code: code ?? "" }));
  const [one, other] = [await begin(), await begin()];
  expect(await guess(BETWEEN, one)).toBe("taken");
  expect(await guess(NEW, other)).toBe("refused");
});

test("accepts email links during a rotation and keeps unsubscriptions afterwards", async () => {
  const contact = "refused@example.com";
  const about = { topic: "alerts", channel: "email" } as const;
  const token = unsubscribeToken({ authSecret: OLD }, "alerts", { contact });
  const follow = (authSecret: AuthSecret) =>
    outcome(inTransaction(shop.platform, (work) => followLink({ authSecret }, work, token, false)));
  const wants = (authSecret: AuthSecret) =>
    wantsMessage({ db: shop.platform.db, authSecret }, { customerId: null, contact }, about);
  expect(await follow(NEW)).toBe("refused");
  expect(await follow(BETWEEN)).toBe("taken");
  expect([await wants(NEW), await wants(BETWEEN), await wants(NEW)]).toEqual([true, false, false]);
});

test("opens links of shared lists until the old secret is removed", async () => {
  const customerId = await insertCustomer(shop.platform.db, "lists@example.com");
  const { listId } = await shop.run((work) =>
    createList(work, customerId, { name: "Villa", items: [] }),
  );
  const own = { customerId, listId };
  const keyUnder = async (authSecret: AuthSecret) => {
    const asked = { shopperId: 0, locale: "en" } as const;
    return (await listOf(under(authSecret), own, asked)).shareKey ?? "";
  };
  const share = (authSecret: AuthSecret) => shop.run((work) => shareList(work, own, authSecret));
  const open = (authSecret: AuthSecret, key: string) =>
    outcome(listOfKey(under(authSecret), key, "127.0.0.1"));
  await share(OLD);
  const old = await keyUnder(OLD);
  await share(BETWEEN);
  expect(await keyUnder(BETWEEN)).toBe(old);
  expect(await open(BETWEEN, old)).toBe("taken");
  expect([await open(NEW, old), await keyUnder(NEW)]).toEqual(["refused", ""]);
  await share(NEW);
  const renewed = await keyUnder(NEW);
  expect([await open(NEW, renewed), await open(BETWEEN, old)]).toEqual(["taken", "refused"]);
  await shop.run((work) => unshareList(work, own));
  await share(NEW);
  const next = await keyUnder(NEW);
  expect(next).not.toBe(renewed);
  expect([await open(NEW, renewed), await open(NEW, next)]).toEqual(["refused", "taken"]);
});
