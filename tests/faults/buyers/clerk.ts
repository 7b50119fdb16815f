import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { StaffReturn } from "#contract/returns/staff-endpoints.ts";
import type { Answer, RetryingClient } from "./retrying-client.ts";

/**
 * A member of staff. Their requests have no idempotency keys: after a lost response and then a
 * refusal, checks whether the first attempt worked.
 */
export class Clerk {
  readonly client: RetryingClient;

  constructor(client: RetryingClient) {
    this.client = client;
  }

  /** @returns what is wrong with the response, if anything */
  async move(number: string, status: OrderStatus): Promise<string | undefined> {
    const path = `/api/v1/admin/orders/${number}`;
    const moved = await this.client.post(`${path}/status`, { status });
    if (moved.status === 200) return undefined;
    const { body } = await this.client.get(path);
    const now = (body as { status?: string }).status;
    return now === status ? undefined : `${number} is ${now}, not ${status}: ${say(moved)}`;
  }

  /** Records cash brought by a courier. */
  async noteCash(number: string, amount: number): Promise<string | undefined> {
    const body = { kind: "cash", amount, reference: `courier ${number}` };
    const noted = await this.client.post(`/api/v1/admin/orders/${number}/payments`, body);
    return noted.status === 200 ? undefined : `cash of ${number}: ${say(noted)}`;
  }

  /** One step of a return. @returns its state afterwards, whichever attempt worked */
  async settle(number: string, step: string, body: object): Promise<StaffReturn> {
    const path = `/api/v1/admin/returns/${number}`;
    const done = await this.client.post(`${path}/${step}`, body);
    const answer = done.status === 200 ? done : await this.client.get(path);
    return answer.body as StaffReturn;
  }

  async giveCredit(customerId: number, amount: number, key: string): Promise<{ position: number }> {
    const body = { type: "Deposit", amount, note: "crash test" };
    const given = await this.client.post(`/api/v1/admin/customers/${customerId}/wallet`, body, key);
    if (given.status !== 201) throw new Error(`no credit for ${customerId}: ${say(given)}`);
    const { entry } = given.body as { entry: { position: number } };
    return entry;
  }
}

export const say = ({ status, body }: Answer) => `${status} ${JSON.stringify(body)}`;
