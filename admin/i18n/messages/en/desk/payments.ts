/** Receipts of transfers. */
export const payments = {
  states: { waiting: "Waiting", accepted: "Accepted", declined: "Declined" },
  state: "Status",
  emptyWaiting: "No transfers to review",
  picture: "Receipt picture {number}",
  paper: "Download PDF {number}",
  accept: "Accept payment",
  acceptText: "Check the shop’s account first: the order is confirmed immediately.",
  accepted: "Payment accepted",
  referenceHelp:
    "Number of the transfer on the shop’s statement. A reference is recorded only once.",
  decline: "Decline",
  declineText: "The customer sees the reason and can send another receipt.",
  reason: "Reason (shown to the customer)",
  declined: "Receipt declined",
  refunds: { empty: "No refunds to send", failed: "Rejected by the bank" },
};
