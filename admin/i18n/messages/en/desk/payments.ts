/** Receipts of transfers. */
export const payments = {
  states: { waiting: "Waiting", accepted: "Accepted", declined: "Declined" },
  state: "State",
  emptyWaiting: "No transfer waits to be checked",
  picture: "Picture {number} of the transfer",
  paper: "Save the PDF {number}",
  accept: "The money has arrived",
  acceptText: "Check the shop’s account first: the order is confirmed immediately.",
  accepted: "The transfer is noted as paid",
  referenceHelp:
    "Number of the transfer on the shop’s statement. A reference is recorded only once.",
  decline: "Decline",
  declineText: "The customer reads why, and may send another proof.",
  reason: "Why, for the customer",
  declined: "The proof is declined",
  refunds: { empty: "No refund waits to be sent", failed: "Refused by the bank" },
};
