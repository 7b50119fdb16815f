import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { CHECKOUT } from "./checkout.ts";

interface Answer {
  /** Of an order. */
  number: string;
  totals: { total: number };
}

/** An acknowledged order, with the times of its request and its response. */
export interface PlacedOrder {
  number: string;
  askedAt: Date;
  answeredAt: Date;
}

/**
 * Checks out at a running shop, over HTTP, as one guest after the other. `order` returns the
 * milliseconds of the order itself.
 */
export function checkoutClient(
  base: string,
  variantIds: readonly number[],
  maxSockets: number,
  placed: (order: PlacedOrder) => void = () => {},
): { order: (count: number) => Promise<number>; end: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const order = async (count: number) => {
    const guest = { cookie: "" };
    const post = (path: string, body: object, key?: string) =>
      send({ url: base + path, agent, body, guest, key });
    const variantId = variantIds[count % variantIds.length];
    await post(CHECKOUT.cart, { variantId, quantity: 1 });
    const { totals } = await post(CHECKOUT.quote, CHECKOUT.terms);
    const [startedAt, askedAt] = [performance.now(), new Date()];
    // Each guest has a phone of their own, which gets its messages.
    const phone = `010${10_000_000 + (count % 90_000_000)}`;
    const contact = { ...CHECKOUT.body.contact, phone };
    const body = { ...CHECKOUT.body, contact, expectedTotal: totals.total };
    const { number } = await post(CHECKOUT.order, body, randomUUID());
    placed({ number, askedAt, answeredAt: new Date() });
    return performance.now() - startedAt;
  };
  return { order, end: () => agent.destroy() };
}

interface Sent {
  url: string;
  agent: Agent;
  body: object;
  guest: { cookie: string };
  key: string | undefined;
}

/** Plain `node:http`: the client shares the CPUs with what is measured. */
function send(what: Sent): Promise<Answer> {
  const { url, agent, body, guest, key } = what;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const text = JSON.stringify(body);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    ...(guest.cookie && { cookie: guest.cookie }),
    ...(key !== undefined && { "idempotency-key": key }),
  };
  const sent = request(url, { method: "POST", agent, headers }, (response) => {
    const [cookie] = response.headers["set-cookie"] ?? [];
    if (cookie) guest.cookie = cookie.split(";", 1)[0] ?? "";
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () => {
      const answer = Buffer.concat(chunks).toString();
      if ((response.statusCode ?? 500) < 400) resolve(JSON.parse(answer) as Answer);
      else reject(new Error(`${url} ${response.statusCode}: ${answer}`));
    });
  });
  sent.on("error", (error: NodeJS.ErrnoException) => {
    // The shop may close an idle connection just when it is reused.
    const isStale = sent.reusedSocket && error.code === "ECONNRESET";
    if (isStale) resolve(send(what));
    else reject(error);
  });
  sent.end(text);
  return promise;
}
