import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetBlocks } from "#server/platform/http/network-blocks.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const PATH = "/api/v1/admin/network-blocks";
let shop: TestShop;
let owner: StaffClient;
let base: string;

beforeAll(async () => {
  shop = await createTestShop({ config: { trustProxy: 1 } });
  owner = await signInStaff(shop, "owner");
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => shop.stop());

const statusFrom = async (address: string, path = "/api/v1/cart") =>
  (await fetch(base + path, { headers: { "x-forwarded-for": address } })).status;
const block = (network: string, hours = 1) => owner.post(PATH, { network, hours, reason: "Flood" });

test("blocks a network with 403 immediately until the block is deleted", async () => {
  expect(await statusFrom("203.0.113.7")).toBe(200);
  const made = await block("203.0.113.0/24");
  expect(made.statusCode).toBe(201);
  const { id, network } = made.json<{ id: number; network: string }>();
  expect(network).toBe("203.0.113.0/24");
  for (const path of ["/api/v1/cart", "/", "/healthz", "/media/00/0000000000000000.png"])
    expect(await statusFrom("203.0.113.7", path), path).toBe(403);
  // Addresses that the visitor forges are further left.
  expect(await statusFrom("198.51.100.1, 203.0.113.9")).toBe(403);
  expect(await statusFrom("203.0.113.7, 198.51.100.1")).toBe(200);
  expect((await owner.get(PATH)).json().items).toMatchObject([{ id, network, reason: "Flood" }]);
  const audit = await owner.get("/api/v1/admin/audit?action=network.block");
  expect(audit.json().items).toMatchObject([{ target: "network:203.0.113.0/24" }]);
  expect((await owner.send({ method: "DELETE", url: `${PATH}/${id}` })).statusCode).toBe(204);
  expect(await statusFrom("203.0.113.7")).toBe(200);
});

test("blocks single addresses and IPv6 networks", async () => {
  await block("2001:db8:1:2::9/64");
  await block("198.51.100.77");
  expect(await statusFrom("2001:db8:1:2:aaaa::1")).toBe(403);
  expect(await statusFrom("2001:db8:1:3::1")).toBe(200);
  expect(await statusFrom("198.51.100.77")).toBe(403);
  expect(await statusFrom("198.51.100.78")).toBe(200);
});

test("rejects too wide networks, the caller's own and blocks over 720 hours", async () => {
  const code = async (network: string, hours = 1) =>
    (await block(network, hours)).json<{ code: string }>().code;
  expect(await code("203.0.0.0/15")).toBe("network-too-wide");
  expect(await code("2001::/31")).toBe("network-too-wide");
  expect(await code("127.0.0.0/24")).toBe("own-network");
  expect(await code("not a network")).toBe("validation");
  expect(await code("203.0.113.0/24", 721)).toBe("validation");
});

test("lifts a network block after the end time", async () => {
  await block("203.0.113.0/24");
  await shop.pool.query(
    "update platform.network_block set created_at = now() - interval '2 hours', ends_at = now() - interval '1 second'",
  );
  await shop.platform.blocks.refresh(shop.platform.db);
  expect(await statusFrom("203.0.113.7")).toBe(200);
  expect((await owner.get(PATH)).json().items).toEqual([]);
  await forgetBlocks(shop.platform.db);
  const { rows } = await shop.pool.query("select from platform.network_block");
  expect(rows).toEqual([]);
});
