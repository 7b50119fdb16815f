import type { ApiClient } from "../api-client.ts";
import { signInStaff } from "../sign-in-staff.ts";
import type { TestShop } from "../test-shop.ts";

export interface ReturnInput {
  quantity?: number;
  reason?: string;
  position?: number;
  /** Changes to the request. */
  more?: object;
  key?: string;
}

export const returnLine = ({
  quantity = 1,
  reason = "changed-mind",
  position = 1,
}: ReturnInput = {}) => ({
  position,
  quantity,
  reason,
});

/** All units of a line arrived undamaged. */
export const whole = (quantity: number, position = 1) => ({ position, whole: quantity, broken: 0 });

/** Customers who return something, and the staff who handle the return. */
export async function createReturnActions(shop: TestShop) {
  const staff = await signInStaff(shop, "orders");

  const ask = (buyer: ApiClient, order: string, input: ReturnInput = {}) =>
    buyer.post(
      `/api/v1/orders/${order}/returns`,
      {
        lines: [returnLine(input)],
        resolution: "refund",
        refundTo: "original",
        payoutTo: "01012345678",
        ...input.more,
      },
      input.key,
    );

  const options = async (buyer: ApiClient, order: string) =>
    (await buyer.get(`/api/v1/orders/${order}/return-options`)).json();

  const act = (number: string, what: string, body: object = {}) =>
    staff.post(`/api/v1/admin/returns/${number}/${what}`, body);

  /** Goes through all steps up to the refund. @returns what staff see at the end */
  const refunded = async (buyer: ApiClient, order: string, input: ReturnInput = {}) => {
    const { number } = (await ask(buyer, order, input)).json();
    await act(number, "decision", { decision: "approved" });
    await act(number, "receive", { lines: [whole(input.quantity ?? 1, input.position)] });
    const answer = await act(number, "refund");
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };

  const sum = async (query: string, values: unknown[]) =>
    Number((await shop.pool.query<{ sum: string }>(query, values)).rows[0]?.sum ?? 0);

  const onHand = (variantId: number) =>
    sum("select on_hand as sum from inventory.stock_level where variant_id = $1", [variantId]);

  const creditNotes = (order: string) =>
    sum(
      "select sum(total_piastres) from invoices.document where order_number = $1 and kind = 'credit-note'",
      [order],
    );

  return { staff, ask, options, act, refunded, sum, onHand, creditNotes };
}

export type ReturnActions = Awaited<ReturnType<typeof createReturnActions>>;
