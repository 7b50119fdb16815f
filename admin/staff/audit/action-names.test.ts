import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { PRODUCT_STATES } from "#contract/assortment/product-record.ts";
import { staff as ar } from "../../i18n/messages/ar/people/staff.ts";
import { staff as en } from "../../i18n/messages/en/people/staff.ts";

type Named = Record<string, string | Record<string, string>>;

/** Action names that the code assembles. */
const PUT_TOGETHER = [
  ...PRODUCT_STATES.map((state) => `product.${state}`),
  ...["stock.receipt", "stock.adjustment", "stock.write-off"],
  ...["rating.publish", "rating.decline", "rating.reopen"],
  ...["return.approve", "return.refuse"],
  ...["wallet.deposit", "wallet.withdraw", "staff.passkey-add", "staff.passkey-remove"],
];

/** Every quoted string after `what` in the server's code. */
async function recorded(what: RegExp): Promise<string[]> {
  const found = new Set<string>();
  for await (const path of glob("server/**/*.ts")) {
    if (path.endsWith(".test.ts")) continue;
    for (const [, name = ""] of (await readFile(path, "utf8")).matchAll(what)) found.add(name);
  }
  return [...found];
}

test("has a name in both languages for every recorded action", async () => {
  const actions = [...(await recorded(/\baction: "([a-z-]+\.[a-z-]+)"/g)), ...PUT_TOGETHER];
  expect(actions.length).toBeGreaterThan(100);
  const isNamed = (action: string, { audit }: { audit: { actions: Named } }) => {
    const [noun = "", verb = ""] = action.split(".");
    const verbs = audit.actions[noun];
    return typeof verbs === "object" && verbs[verb] !== undefined;
  };
  expect(actions.filter((action) => !isNamed(action, en) || !isNamed(action, ar))).toEqual([]);
});

test("has a name in both languages for every audit target", async () => {
  const things = await recorded(/\btarget(?::| =) `([a-z-]+):\$/g);
  expect(things.length).toBeGreaterThan(20);
  for (const words of [ar, en]) {
    const named: Record<string, string> = words.audit.things;
    expect(things.filter((thing) => named[thing] === undefined)).toEqual([]);
  }
});
