/** One way to corrupt the data, and the expected finding. */
export interface Corruption {
  name: string;
  statements: string[];
  /** The finding: a message of the audit, or about what was acknowledged. */
  says: string;
}

const FIRST = "(select min(id) from orders.order)";
const LAST = "(select max(id) from orders.order)";

const PROOF = `
  insert into payments.proof (order_id, state, held_until, decided_at, receipt_id)
  select order_id, 'accepted', now(), now(), id from payments.receipt where kind = 'cash'
`;

/** The audit's messages. */
const AUDITED: Corruption[] = [
  {
    name: "a stock level above its movements",
    statements: ["update inventory.stock_level set on_hand = on_hand + 1"],
    says: "stock: the movements of a variant add up to what is on hand",
  },
  {
    name: "a reserved unit without a reservation",
    statements: ["update inventory.stock_level set reserved = reserved + 1"],
    says: "stock: the reservations of a variant add up to what is reserved",
  },
  {
    name: "an order without its fees",
    statements: ["delete from orders.adjustment"],
    says: "orders: lines, discounts and adjustments add up to the totals",
  },
  {
    name: "a status without its event",
    statements: [
      "delete from orders.order_event where id = (select max(id) from orders.order_event)",
    ],
    says: "orders: the last event of an order is its state",
  },
  {
    name: "a refund above its receipt",
    statements: ["update payments.refund set piastres = piastres + 1"],
    says: "payments: no more goes back than came in, and receipts count it",
  },
  {
    name: "an order in review without a transfer receipt",
    statements: [
      `update orders.order set status = 'pending', waiting_for = 'review' where id = ${LAST}`,
    ],
    says: "payments: an order waits for a review exactly while a proof of it waits",
  },
  {
    name: "a remittance with more cash than its receipt",
    statements: [
      "insert into payments.remittance (courier, reference, staff_id) values ('Bosta', 'B-1', 1)",
      `insert into payments.remittance_line
        select remittance.id, 1, receipt.order_id, 1, receipt.piastres, receipt.piastres + 1, 0, receipt.id
        from payments.remittance, payments.receipt where receipt.kind = 'cash' limit 1`,
    ],
    says: "payments: a courier's list has its cash in the books, of its own orders",
  },
  {
    name: "a transfer receipt accepted with another order's payment",
    statements: [
      `insert into payments.proof (order_id, state, held_until, decided_at, receipt_id)
        select placed.id, 'accepted', now(), now(), receipt.id from payments.receipt
        join orders.order as placed on placed.id <> receipt.order_id limit 1`,
    ],
    says: "payments: an accepted proof has its money in the books, of its own order",
  },
  {
    name: "returned units without a claim",
    statements: ["update returns.claim set claimed = 0, refunded = 0, faulty = 0"],
    says: "returns: units are claimed and refunded as the returns say",
  },
  {
    name: "a return's refund without its parts",
    statements: ["delete from returns.refund_part"],
    says: "returns: a refund is the sum of its lines and fees, and went where its parts say",
  },
  {
    name: "a return above the order's total",
    statements: ["update returns.return set refund_piastres = 99999999"],
    says: "returns: no more goes back for an order than it came to",
  },
  {
    name: "a return without its last event",
    statements: ["delete from returns.event where state = 'refunded'"],
    says: "returns: the last event of a return is its state",
  },
  {
    name: "a store-credit entry that does not start at the previous balance",
    statements: [
      `update wallet.entry set before_piastres = before_piastres + 1, after_piastres = after_piastres + 1
       where position = 2`,
    ],
    says: "wallet: every entry begins where the one before it ended",
  },
  {
    name: "a balance above its last entry",
    statements: ["update wallet.account set balance_piastres = balance_piastres + 1"],
    says: "wallet: a balance is where the last entry ended",
  },
  {
    name: "a gap in the invoice numbers",
    statements: ["update invoices.counter set last = last + 1"],
    says: "invoices: numbers of a year begin at 1 and have no gaps",
  },
  {
    name: "an invoice with a missing line",
    statements: ["delete from invoices.line where position = 2"],
    says: "invoices: a document is the sum of its lines",
  },
  {
    name: "an order without its invoice",
    statements: [`delete from invoices.document where order_id = ${FIRST} and kind = 'invoice'`],
    says: "invoices: every order that is shipped or paid has one invoice",
  },
  {
    name: "an invoice of an order that is neither shipped nor paid",
    statements: ["update invoices.document set paid_at = null", "delete from orders.fulfilment"],
    says: "invoices: no other order has an invoice",
  },
  {
    name: "an invoice below the order's total",
    statements: ["update invoices.document set total_piastres = total_piastres - 1"],
    says: "invoices: an invoice is over what was left of its order",
  },
  {
    name: "a credit note missing from its invoice",
    statements: ["update invoices.line set credited = 0"],
    says: "invoices: credit notes take back what the lines say is credited",
  },
  {
    name: "a cancelled order with an uncredited invoice",
    statements: ["delete from invoices.document where reason = 'cancelled'"],
    says: "invoices: the invoice of a cancelled order is taken back wholly",
  },
  {
    name: "a parcel without its lines",
    statements: ["delete from orders.fulfilment_line"],
    says: "orders: lines count what went out in parcels, arrived, was cancelled and came back",
  },
  {
    name: "a credit without its lines",
    statements: ["delete from orders.credit_line"],
    says: "orders: what was credited is the sum of the credits, and theirs of their lines",
  },
  {
    name: "a processing order whose units are all delivered",
    statements: [`update orders.order set status = 'processing' where id = ${FIRST}`],
    says: "orders: the status follows the units",
  },
  {
    name: "a unit reserved for a delivered order",
    statements: [
      `insert into inventory.stock_reservation (variant_id, originator, quantity)
       select variant_id, 'order:' || number, 1 from orders.order join orders.order_line on order_id = id
       where id = ${FIRST}`,
    ],
    says: "orders: an order holds what is left of it, and no more",
  },
  {
    name: "a parcel booked out of stock twice",
    statements: [
      `insert into inventory.stock_movement (variant_id, kind, quantity, originator)
       select variant_id, kind, quantity, originator from inventory.stock_movement where kind = 'sale'`,
    ],
    says: "orders: stock left with the parcels, once",
  },
  {
    name: "a staff stock movement without a booking",
    statements: [
      "update inventory.stock_level set on_hand = on_hand + 1",
      `insert into inventory.stock_movement (variant_id, kind, quantity, originator)
       select variant_id, 'adjustment', 1, 'booking:0' from inventory.stock_level`,
    ],
    says: "stock: what staff have moved names its booking or its closed count",
  },
  {
    name: "a cancelled order with receipts without refunds",
    statements: ["update payments.receipt set refunded_piastres = 0"],
    says: "payments: collected − refunded is never more than an order comes to, less what was credited",
  },
  {
    name: "a transfer receipt for a cash payment",
    statements: [PROOF],
    says: "payments: an accepted proof has its money in the books, of its own order",
  },
  {
    name: "a credit without a credit note",
    statements: [`update orders.order set credited_piastres = 1 where id = ${LAST}`],
    says: "invoices: an invoice less its credit notes is what the order comes to",
  },
  {
    name: "a receipt above the amount due",
    statements: ["update payments.receipt set piastres = piastres + 1"],
    says: "invoices: what was collected − refunded for a paid one is its total − what was credited",
  },
];

/** Data that is consistent in itself, but contradicts what was acknowledged. */
const ACKNOWLEDGED: Corruption[] = [
  {
    name: "a missing order",
    statements: [`delete from orders.order where id = ${LAST}`],
    says: "was acknowledged and is not there",
  },
  {
    name: "an unacknowledged order",
    statements: [`update orders.order set number = 'F-1-XX' where id = ${LAST}`],
    says: "F-1-XX is there and was not acknowledged",
  },
  {
    name: "an order in another status",
    statements: [`update orders.order set status = 'ordered' where id = ${FIRST}`],
    says: "is ordered, not delivered",
  },
  {
    name: "a repeated status event",
    statements: [
      `insert into orders.order_event (order_id, status) values (${FIRST}, 'delivered')`,
    ],
    says: "took a step twice",
  },
  {
    name: "a missing payment",
    statements: ["delete from payments.receipt where kind = 'cash'"],
    says: "has [], not [cash courier",
  },
  {
    name: "a payment booked twice",
    statements: [
      `insert into payments.receipt (order_id, kind, piastres, reference)
       select order_id, kind, piastres, reference || '0' from payments.receipt where kind = 'card'`,
    ],
    says: "has [card",
  },
  {
    name: "a cancelled order without a refund",
    statements: ["delete from payments.refund"],
    says: "is cancelled, 0 of",
  },
  {
    name: "a refund that was not sent",
    statements: ["update payments.refund set state = 'asked', done_at = null"],
    says: "were never sent back",
  },
  {
    name: "a refund that differs from the bank's",
    statements: ["update payments.refund set piastres = piastres - 1"],
    says: "back, the shop says",
  },
  {
    name: "a missing return",
    statements: ["delete from returns.return"],
    says: "was acknowledged and is not there",
  },
  {
    name: "an unacknowledged return",
    statements: ["update returns.return set number = 'R-1-XX'"],
    says: "return R-1-XX is there and was not acknowledged",
  },
  {
    name: "a return with another amount",
    statements: ["update returns.return set refund_piastres = refund_piastres - 1"],
    says: "of it as credit",
  },
  {
    name: "a repeated store-credit deposit",
    statements: [
      `insert into wallet.entry (customer_id, position, process_type, before_piastres, processed_piastres,
         after_piastres, reason)
       select customer_id, position + 1, 'Deposit', balance_piastres, 100, balance_piastres + 100, 'staff'
       from wallet.account`,
      "update wallet.account set position = position + 1, balance_piastres = balance_piastres + 100",
    ],
    says: "2 deposits, 1 acknowledged",
  },
  {
    name: "a sold unit returned to stock",
    statements: [
      "update inventory.stock_level set on_hand = on_hand + 1",
      `insert into inventory.stock_movement (variant_id, kind, quantity, originator)
       select variant_id, 'adjustment', 1, 'broken' from inventory.stock_level`,
    ],
    says: "on hand and 0 held, not",
  },
  {
    name: "a paid order with an unpaid invoice",
    statements: ["update invoices.document set paid_at = null"],
    says: "is not paid",
  },
  {
    name: "a missing credit note",
    statements: ["delete from invoices.document where reason = 'return'"],
    says: "has credit notes [], not [R-",
  },
  {
    name: "an event without its email",
    statements: [
      `insert into orders.order_event (order_id, status) values (${FIRST}, 'processing')`,
    ],
    says: " events,",
  },
];

export const CORRUPTIONS: readonly Corruption[] = [...AUDITED, ...ACKNOWLEDGED];
