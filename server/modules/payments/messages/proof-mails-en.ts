export const proofMailsEn = {
  shared: {
    greeting: "Hello {name},",
    order: "Order",
    due: "Amount due",
    paid: "Received",
    rest: "Remaining",
    until: "Items reserved until",
    reason: "Reason:",
    button: "View order",
  },
  received: {
    subject: "We have received your transfer receipt for order {number}",
    heading: "We are reviewing your transfer",
    text: "We have received your transfer receipt. Your items stay reserved while we review it, usually within one working day. There is nothing else you need to do.",
    sms: "We have received the transfer receipt for order {number}. Your items stay reserved while we review it.",
  },
  declined: {
    subject: "Your transfer receipt for order {number} needs your attention",
    heading: "We could not match this transfer",
    text: "Please send us another receipt on the order page before {until}, so that your items stay reserved. Already transferred? Nothing is lost: just reply to this email.",
    over: "The payment deadline for this order has passed, so its items are no longer reserved. Already transferred? Nothing is lost: just reply to this email and we will refund you.",
    sms: "We could not match the transfer for order {number}. Please send another receipt on the order page before {until}, or call us.",
    smsOver:
      "We could not match the transfer for order {number}, and its payment deadline has passed. Already transferred? Please call us.",
  },
  partly: {
    subject: "We have received part of the transfer for order {number}",
    heading: "Almost there: {rest} left",
    text: "We have received {paid}, thank you. Please transfer the remaining {rest} and send us its receipt before {until}.",
    sms: "We have received {paid} for order {number}. Please transfer the remaining {rest} before {until}.",
  },
};
