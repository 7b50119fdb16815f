import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#server/testing/api-client.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const BOOK = "/api/v1/account/addresses";
const HOME = {
  label: "البيت",
  name: "منى سالم",
  phone: "٠١٠ ١٢٣٤ ٥٦٧٨",
  governorate: "EG-C",
  city: "مدينة نصر",
  street: "شارع عباس العقاد",
  building: "١٢أ",
  floor: "٣",
  postalCode: "١١٧٦٥",
};

interface Listed {
  id: number;
  label: string;
  isDefault: boolean;
}

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

async function book(customer: CustomerClient): Promise<Listed[]> {
  return (await customer.get(BOOK)).json().items;
}

async function add(customer: CustomerClient, changes: object = {}): Promise<Listed> {
  const answer = await customer.post(BOOK, { ...HOME, ...changes });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const change = (customer: CustomerClient, id: number, changes: object = {}) =>
  customer.send({ method: "PATCH", url: `${BOOK}/${id}`, payload: { ...HOME, ...changes } });
const remove = (customer: CustomerClient, id: number) =>
  customer.send({ method: "DELETE", url: `${BOOK}/${id}` });

describe("address book", () => {
  test("normalises digits and phones, and localises the governorate name", async () => {
    const customer = await registerCustomer(shop);
    await add(customer);
    const { items } = (await customer.get(`${BOOK}?lang=ar`)).json();
    expect(items).toEqual([
      {
        id: expect.any(Number),
        isDefault: true,
        ...HOME,
        phone: "+201012345678",
        phone2: "",
        email: "",
        governorateName: "القاهرة",
        district: "",
        building: "١٢أ",
        floor: "3",
        apartment: "",
        landmark: "",
        compound: "",
        postalCode: "11765",
        notes: "",
      },
    ]);
    expect((await customer.get(`${BOOK}?lang=en`)).json().items[0].governorateName).toBe("Cairo");
  });

  test("defaults to the first address, the chosen one, or the newest remaining", async () => {
    const customer = await registerCustomer(shop);
    const home = await add(customer, { label: "home" });
    const site = await add(customer, { label: "site" });
    expect([home.isDefault, site.isDefault]).toEqual([true, false]);
    const shopAddress = await add(customer, { label: "shop", isDefault: true });
    expect((await book(customer)).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ["shop", true],
      ["site", false],
      ["home", false],
    ]);
    expect((await change(customer, home.id, { isDefault: true })).json().isDefault).toBe(true);
    expect((await change(customer, home.id, { isDefault: false })).json().isDefault).toBe(true);
    expect((await remove(customer, home.id)).statusCode).toBe(204);
    expect((await book(customer)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [shopAddress.id, true],
      [site.id, false],
    ]);
    await remove(customer, shopAddress.id);
    await remove(customer, site.id);
    expect(await book(customer)).toEqual([]);
  });

  test("clears fields that an update omits", async () => {
    const customer = await registerCustomer(shop);
    const { id } = await add(customer);
    const { floor: _, label: __, ...rest } = HOME;
    const answer = await customer.send({
      method: "PATCH",
      url: `${BOOK}/${id}`,
      payload: { ...rest, governorate: "EG-GZ" },
    });
    expect(answer.json()).toMatchObject({ id, label: "", floor: "", governorateName: "Giza" });
  });

  test("keeps 20 addresses and one default for 25 concurrent requests", async () => {
    const customer = await registerCustomer(shop);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        customer.post(BOOK, { ...HOME, label: `${index}`, isDefault: true }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((answer) => answer.json().code)).toEqual(
      Array(5).fill("too-many-addresses"),
    );
    const items = await book(customer);
    expect(items).toHaveLength(20);
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test("keeps one default after concurrent updates and deletions", async () => {
    const customer = await registerCustomer(shop);
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await add(customer)).id);
    const answers = await Promise.all([
      ...ids.slice(0, 4).map((id) => change(customer, id, { isDefault: true })),
      ...ids.slice(2).map((id) => remove(customer, id)),
    ]);
    expect(answers.every(({ statusCode }) => [200, 204, 404].includes(statusCode))).toBe(true);
    const items = await book(customer);
    expect(items).toHaveLength(2);
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test("adds one address for a repeated idempotency key", async () => {
    const customer = await registerCustomer(shop);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => customer.post(BOOK, HOME, "address-key-1")),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await book(customer)).toHaveLength(1);
    const other = await customer.post(BOOK, { ...HOME, city: "أسوان" }, "address-key-1");
    expect(other.json().code).toBe("idempotency-mismatch");
  });

  test("stores hostile text unchanged", async () => {
    const customer = await registerCustomer(shop);
    const words = {
      label: `<script>1</script>`,
      name: `'; drop table customers.customer; --`,
      notes: `{"a":"\\u0000"} \u202eabc`,
      landmark: "🏮 👨‍👩‍👧 ﷽",
    };
    await add(customer, words);
    expect((await book(customer))[0]).toMatchObject(words);
  });

  test.each([
    [{ phone: "123" }, "phone", "phone"],
    [{ governorate: "EG-XX" }, "governorate", "oneOf"],
    [{ street: "" }, "street", "required"],
    [{ postalCode: "12" }, "postalCode", "pattern"],
    [{ email: "nobody" }, "email", "email"],
    [{ label: "x".repeat(41) }, "label", "maxLength"],
  ])("returns 422 with the field for %j", async (changes, path, code) => {
    const customer = await registerCustomer(shop);
    const answer = await customer.post(BOOK, { ...HOME, ...changes });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path, code }]);
  });
});

test("returns 404 for another customer's address and 401 for a guest", async () => {
  const owner = await registerCustomer(shop);
  const stranger = await registerCustomer(shop);
  const { id } = await add(owner);
  expect((await change(stranger, id, { name: "x" })).statusCode).toBe(404);
  expect((await remove(stranger, id)).statusCode).toBe(404);
  expect(await book(stranger)).toEqual([]);
  const client = new ApiClient(shop.app);
  for (const method of ["GET", "POST"] as const) {
    const answer = await client.send({
      method,
      url: BOOK,
      ...(method === "POST" && { payload: HOME }),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, "sign-in-needed"]);
  }
  expect(await book(owner)).toMatchObject([{ id, name: HOME.name }]);
});
