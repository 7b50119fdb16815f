import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import { type Setting, type SettingKey, SETTINGS } from "#contract/settings-registry.ts";
import { settings as demoSettings } from "#demo/settings.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { readSettings } from "./platform/settings.ts";

const PATH = "/api/v1/admin/settings";
let shop: TestShop;
let owner: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.pool.query("delete from platform.setting");
  owner = await signInStaff(shop, "owner");
  await shop.run(addDeliveryTerms);
});
afterAll(() => shop.stop());

const read = async (id: SettingKey) => (await owner.get(`${PATH}/${id}`)).json<Setting>();
const put = async (id: SettingKey, value: unknown, version?: string) =>
  owner.send({
    method: "PUT",
    url: `${PATH}/${id}`,
    payload: { version: version ?? (await read(id)).version, value },
  });
const faultsOf = (answer: { json: () => { errors: { path: string; code: string }[] } }) =>
  answer.json().errors.map(({ path, code }) => `${path} ${code}`);

describe("settings", () => {
  test("lists every setting with its default value", async () => {
    const { items } = (await owner.get(PATH)).json<{ items: Setting[] }>();
    expect(Object.fromEntries(items.map(({ id, value }) => [id, value]))).toEqual(UNSET_SETTINGS);
    expect(items.every(({ isDefault }) => isDefault)).toBe(true);
  });

  test("accepts every setting of the demo shop", async () => {
    for (const id of Object.keys(SETTINGS) as SettingKey[]) {
      const answer = await put(id, demoSettings[id]);
      expect([id, answer.statusCode, answer.json<Setting>().value]).toEqual([
        id,
        200,
        demoSettings[id],
      ]);
    }
    expect(await readSettings(shop.platform.db)).toEqual(demoSettings);
  });

  test("saves and audits a setting and returns 409 for stale versions", async () => {
    const { version } = await read("hotline");
    let made = 0;
    const kept = () =>
      shop.platform.cache.resolve(
        "settings test",
        async (scope) => {
          scope.tag("settings");
          made += 1;
          return { made };
        },
        () => 8,
      );
    await kept();
    const saved = await put("hotline", "١٦٥٥٥", version);
    expect(saved.json()).toMatchObject({ value: "16555", isDefault: false });
    await kept();
    expect(made).toBe(2);
    const stale = await put("hotline", "19000", version);
    expect([stale.statusCode, stale.json().current.value]).toEqual([409, "16555"]);
    const audit = await owner.get("/api/v1/admin/audit?target=setting:hotline");
    expect(audit.json().items[0]).toMatchObject({
      action: "setting.save",
      before: { value: demoSettings.hotline },
      after: { value: "16555" },
    });
  });

  test.each<[SettingKey, unknown, string]>([
    ["siteName", { ar: "فانوس", en: "" }, "value.en required"],
    ["hotline", "call us", "value patternLike"],
    ["mapUrl", "javascript:alert(1)", "value patternLike"],
    ["mapUrl", "https://example.com/\0", "value invalid"],
    ["mapUrl", "https://example.com/\ud800", "value invalid"],
    ["rateAfterDays", 91, "value maxValue"],
    ["returns", { days: 13, faultDays: 30, warrantyMonths: 24 }, "value.days minValue"],
    ["email", "nobody", "value email"],
    ["payments", { off: ["cod"], instapayLimit: 1, kioskLimit: 1 }, "value.off.0 oneOf"],
    [
      "instalments",
      [{ provider: { ar: "x", en: "x" }, months: 1, charge: 0, minimum: 0 }],
      "value.0.months minValue",
    ],
    ["vat", [], "value atLeastOne"],
    [
      "vat",
      [
        { from: "2027-01-01", basisPoints: 1400 },
        { from: "2027-01-01", basisPoints: 1500 },
      ],
      "value exclusion",
    ],
    ["vat", [{ from: "2027-02-30", basisPoints: 1400 }], "value.0.from pattern"],
    ["tagline", undefined, "value required"],
  ])("returns 422 at its field for %s = %j", async (id, value, fault) => {
    const answer = await put(id, value);
    expect(answer.statusCode).toBe(422);
    expect(faultsOf(answer)).toContain(fault);
  });

  test("quotes a disabled payment method as not-offered", async () => {
    const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
    const buyer = new ApiClient(shop.app);
    await buyer.add(variantId);
    const reason = async () => {
      const { methods } = (await buyer.quote()).json<{
        methods: { method: string; reason: string | null }[];
      }>();
      return methods.find(({ method }) => method === "instapay")?.reason;
    };
    expect(await reason()).toBeNull();
    await put("payments", { ...UNSET_SETTINGS.payments, off: ["instapay"] });
    expect(await reason()).toBe("not-offered");
    await put("payments", { ...UNSET_SETTINGS.payments, instapayLimit: 100_00 });
    expect(await reason()).toBe("limit");
  });
});

describe("delivery terms", () => {
  const DELIVERY = "/api/v1/admin/delivery-terms";
  const terms = { fee: 70_00, codFee: 0, codLimit: null, freeFrom: null, daysMin: 2, daysMax: 4 };
  const record = async (id: string) =>
    (await owner.get(`${DELIVERY}/${id}`)).json<{ version: string; terms: object | null }>();
  const save = (id: string, version: string, changes: object = {}) =>
    owner.send({
      method: "PUT",
      url: `${DELIVERY}/${id}`,
      payload: { ...terms, ...changes, version },
    });
  const shown = async (id: string) => {
    const { items } = (await shop.app.inject("/api/v1/delivery-terms")).json();
    return items.find(({ governorate }: { governorate: string }) => governorate === id);
  };

  test("creates, changes and deletes a governorate's terms, returns 409 for stale versions", async () => {
    const { items } = (await owner.get(DELIVERY)).json();
    expect(items).toHaveLength(27);
    const before = await record("EG-ALX");
    expect(before.terms).toBeNull();
    const saved = await save("EG-ALX", before.version);
    expect(saved.json()).toMatchObject({ id: "EG-ALX", terms });
    expect(await shown("EG-ALX")).toMatchObject({ fee: 70_00, codLimit: null });
    expect((await save("EG-ALX", before.version)).statusCode).toBe(409);
    const changed = await save("EG-ALX", saved.json<{ version: string }>().version, { fee: 75_00 });
    expect(changed.json()).toMatchObject({ id: "EG-ALX", terms: { ...terms, fee: 75_00 } });
    expect(await shown("EG-ALX")).toMatchObject({ fee: 75_00, codLimit: null });
    const { version } = changed.json<{ version: string }>();
    const wrong = await save("EG-ALX", version, { daysMin: 5 });
    expect(faultsOf(wrong)).toEqual(["daysMax minValue"]);
    const url = `${DELIVERY}/EG-ALX?version=${version}`;
    expect((await owner.send({ method: "DELETE", url })).statusCode).toBe(204);
    expect(await shown("EG-ALX")).toBeUndefined();
  });
});
