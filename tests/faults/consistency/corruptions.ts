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
    name: "a unit more in stock",
    statements: ["update inventory.stock_level set on_hand = on_hand + 1"],
    says: "stock: the movements of a variant add up to what is on hand",
  },
  {
    name: "a unit held for nobody",
    statements: ["update inventory.stock_level set reserved = reserved + 1"],
    says: "stock: the reservations of a variant add up to what is reserved",
  },
  {
    name: "an order that lost its fees",
    statements: ["delete from orders.adjustment"],
    says: "orders: lines, discounts and adjustments add up to the totals",
  },
  {
    name: "a state without its event",
    statements: [
      "delete from orders.order_event where id = (select max(id) from orders.order_event)",
    ],
    says: "orders: the last event of an order is its state",
  },
  {
    name: "a refund over more than came in",
    statements: ["update payments.refund set piastres = piastres + 1"],
    says: "payments: no more goes back than came in, and receipts count it",
  },
  {
    name: "an order that waits for a review of nothing",
    statements: [
      `update orders.order set status = 'pending', waiting_for = 'review' where id = ${LAST}`,
    ],
    says: "payments: an order waits for a review exactly while a proof of it waits",
  },
  {
    name: "a courier's list with more cash than came in",
    statements: [
      "insert into payments.remittance (courier, reference, staff_id) values ('Bosta', 'B-1', 1)",
      `insert into payments.remittance_line
        select remittance.id, 1, receipt.order_id, 1, receipt.piastres, receipt.piastres + 1, 0, receipt.id
        from payments.remittance, payments.receipt where receipt.kind = 'cash' limit 1`,
    ],
    says: "payments: a courier's list has its cash in the books, of its own orders",
  },
  {
    name: "a proof that was accepted for another order's money",
    statements: [
      `insert into payments.proof (order_id, state, held_until, decided_at, receipt_id)
        select placed.id, 'accepted', now(), now(), receipt.id from payments.receipt
        join orders.order as placed on placed.id <> receipt.order_id limit 1`,
    ],
    says: "payments: an accepted proof has its money in the books, of its own order",
  },
  {
    name: "units that came back and were forgotten",
    statements: ["update returns.claim set claimed = 0, refunded = 0, faulty = 0"],
    says: "returns: units are claimed and refunded as the returns say",
  },
  {
    name: "a refund that went nowhere",
    statements: ["delete from returns.refund_part"],
    says: "returns: a refund is the sum of its lines and fees, and went where its parts say",
  },
  {
    name: "a return over more than the order",
    statements: ["update returns.return set refund_piastres = 99999999"],
    says: "returns: no more goes back for an order than it came to",
  },
  {
    name: "a return without its last event",
    statements: ["delete from returns.event where state = 'refunded'"],
    says: "returns: the last event of a return is its state",
  },
  {
    name: "an entry that does not begin where the last one ended",
    statements: [
      `update wallet.entry set before_piastres = before_piastres + 1, after_piastres = after_piastres + 1
       where position = 2`,
    ],
    says: "wallet: every entry begins where the one before it ended",
  },
  {
    name: "a balance out of nothing",
    statements: ["update wallet.account set balance_piastres = balance_piastres + 1"],
    says: "wallet: a balance is where the last entry ended",
  },
  {
    name: "a number that no invoice has",
    statements: ["update invoices.counter set last = last + 1"],
    says: "invoices: numbers of a year begin at 1 and have no gaps",
  },
  {
    name: "an invoice that lost a line",
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
    name: "an invoice over a piastre less",
    statements: ["update invoices.document set total_piastres = total_piastres - 1"],
    says: "invoices: an invoice is over what was left of its order",
  },
  {
    name: "a credit note that its invoice does not know",
    statements: ["update invoices.line set credited = 0"],
    says: "invoices: credit notes take back what the lines say is credited",
  },
  {
    name: "a cancelled order whose invoice stands",
    statements: ["delete from invoices.document where reason = 'cancelled'"],
    says: "invoices: the invoice of a cancelled order is taken back wholly",
  },
  {
    name: "a parcel that lost a line",
    statements: ["delete from orders.fulfilment_line"],
    says: "orders: lines count what went out in parcels, arrived, was cancelled and came back",
  },
  {
    name: "a credit that lost its lines",
    statements: ["delete from orders.credit_line"],
    says: "orders: what was credited is the sum of the credits, and theirs of their lines",
  },
  {
    name: "an order being packed of which everything has arrived",
    statements: [`update orders.order set status = 'processing' where id = ${FIRST}`],
    says: "orders: the status follows the units",
  },
  {
    name: "a unit held for an order that has arrived",
    statements: [
      `insert into inventory.stock_reservation (variant_id, originator, quantity)
       select variant_id, 'order:' || number, 1 from orders.order join orders.order_line on order_id = id
       where id = ${FIRST}`,
    ],
    says: "orders: an order holds what is left of it, and no more",
  },
  {
    name: "a parcel that left twice",
    statements: [
      `insert into inventory.stock_movement (variant_id, kind, quantity, originator)
       select variant_id, kind, quantity, originator from inventory.stock_movement where kind = 'sale'`,
    ],
    says: "orders: stock left with the parcels, once",
  },
  {
    name: "stock that staff have moved without a booking",
    statements: [
      "update inventory.stock_level set on_hand = on_hand + 1",
      `insert into inventory.stock_movement (variant_id, kind, quantity, originator)
       select variant_id, 'adjustment', 1, 'booking:0' from inventory.stock_level`,
    ],
    says: "stock: what staff have moved names its booking or its closed count",
  },
  {
    name: "a cancelled order whose receipts count no refund",
    statements: ["update payments.receipt set refunded_piastres = 0"],
    says: "payments: collected − refunded is never more than an order comes to, less what was credited",
  },
  {
    name: "a proof of a transfer that was cash",
    statements: [PROOF],
    says: "payments: an accepted proof has its money in the books, of its own order",
  },
  {
    name: "a credit that no note is about",
    statements: [`update orders.order set credited_piastres = 1 where id = ${LAST}`],
    says: "invoices: an invoice less its credit notes is what the order comes to",
  },
  {
    name: "a receipt over a piastre more than was due",
    statements: ["update payments.receipt set piastres = piastres + 1"],
    says: "invoices: what was collected − refunded for a paid one is its total − what was credited",
  },
];

/** Data that is consistent in itself, but contradicts what was acknowledged. */
const ACKNOWLEDGED: Corruption[] = [
  {
    name: "an order that is gone",
    statements: [`delete from orders.order where id = ${LAST}`],
    says: "was acknowledged and is not there",
  },
  {
    name: "an order that nobody got an answer for",
    statements: [`update orders.order set number = 'F-1-XX' where id = ${LAST}`],
    says: "F-1-XX is there and was not acknowledged",
  },
  {
    name: "an order in another state",
    statements: [`update orders.order set status = 'ordered' where id = ${FIRST}`],
    says: "is ordered, not delivered",
  },
  {
    name: "a step taken twice",
    statements: [
      `insert into orders.order_event (order_id, status) values (${FIRST}, 'delivered')`,
    ],
    says: "took a step twice",
  },
  {
    name: "a payment that is gone",
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
    name: "a cancelled order whose money stays",
    statements: ["delete from payments.refund"],
    says: "is cancelled, 0 of",
  },
  {
    name: "a refund that was never sent",
    statements: ["update payments.refund set state = 'asked', done_at = null"],
    says: "were never sent back",
  },
  {
    name: "a refund that the bank knows nothing of",
    statements: ["update payments.refund set piastres = piastres - 1"],
    says: "back, the shop says",
  },
  {
    name: "a return that is gone",
    statements: ["delete from returns.return"],
    says: "was acknowledged and is not there",
  },
  {
    name: "a return that nobody got an answer for",
    statements: ["update returns.return set number = 'R-1-XX'"],
    says: "return R-1-XX is there and was not acknowledged",
  },
  {
    name: "a return of another amount",
    statements: ["update returns.return set refund_piastres = refund_piastres - 1"],
    says: "of it as credit",
  },
  {
    name: "store credit given twice, with its entry",
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
    name: "a sold unit back in stock, with its movement",
    statements: [
      "update inventory.stock_level set on_hand = on_hand + 1",
      `insert into inventory.stock_movement (variant_id, kind, quantity, originator)
       select variant_id, 'adjustment', 1, 'broken' from inventory.stock_level`,
    ],
    says: "on hand and 0 held, not",
  },
  {
    name: "a paid order whose invoice is not",
    statements: ["update invoices.document set paid_at = null"],
    says: "is not paid",
  },
  {
    name: "a credit note that is gone",
    statements: ["delete from invoices.document where reason = 'return'"],
    says: "has credit notes [], not [R-",
  },
  {
    name: "an event without its mail",
    statements: [
      `insert into orders.order_event (order_id, status) values (${FIRST}, 'processing')`,
    ],
    says: " events,",
  },
];

export const CORRUPTIONS: readonly Corruption[] = [...AUDITED, ...ACKNOWLEDGED];
