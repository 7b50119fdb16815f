import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BankGateway } from "../bank/bank-gateway.ts";
import { BankProviderError } from "../bank/bank-provider.ts";
import { paymob } from "./paymob.ts";

let bank: Server;
let asked: number;
let status: number;
let gateway: BankGateway;

beforeEach(async () => {
  asked = 0;
  bank = createServer((request, reply) => {
    asked += 1;
    request.resume();
    reply.writeHead(status).end("{}");
  }).listen(0, "127.0.0.1");
  await once(bank, "listening");
  const { port } = bank.address() as AddressInfo;
  gateway = {
    url: `http://127.0.0.1:${port}`,
    secretKey: "secret",
    publicKey: "public",
    hmacSecret: "hmac",
    integrations: { card: [1] },
  };
});
afterEach(async () => {
  bank.closeAllConnections();
  bank.close();
  await once(bank, "close");
});

const refund = () => paymob(gateway).refund("1", 100);

test("opens the circuit breaker after five 503 responses of the bank", async () => {
  status = 503;
  for (let time = 0; time < 5; time += 1)
    await expect(refund()).rejects.toThrow("the bank answered 503");
  const next = refund();
  await expect(next).rejects.toThrow(BankProviderError);
  await expect(next).rejects.toMatchObject({ cause: { code: "EOPENBREAKER" } });
  expect(asked).toBe(5);
});

test("does not open the circuit breaker for 400 responses", async () => {
  status = 400;
  for (let time = 0; time < 9; time += 1)
    await expect(refund()).rejects.toThrow("the bank answered 400");
  expect(asked).toBe(9);
});
