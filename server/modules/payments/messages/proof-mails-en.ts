export const proofMailsEn = {
  shared: {
    greeting: "Hello {name},",
    order: "Order",
    due: "To be paid",
    paid: "Arrived",
    rest: "Still to come",
    until: "Held until",
    reason: "What is missing:",
    button: "See the order",
  },
  received: {
    subject: "We have your transfer proof for order {number}",
    heading: "We are looking at your transfer",
    text: "Your proof is with us, and your pieces stay held for as long as we look at it: one working day as a rule. Nothing else is to be done.",
    sms: "We have the transfer proof for order {number}. Your pieces stay held while we look at it.",
  },
  declined: {
    subject: "Your transfer proof for order {number} needs another look",
    heading: "We could not match this transfer",
    text: "Please send us another proof on the page of the order before {until}, so that your pieces stay yours. Transferred already? Then nothing is lost: just answer this mail.",
    over: "The time of this order is over, so its pieces are free again. Transferred already? Then nothing is lost: just answer this mail and we send the money back.",
    sms: "We could not match the transfer for order {number}. Please send another proof on its page before {until}, or call us.",
    smsOver:
      "We could not match the transfer for order {number}, and its time is over. Transferred already? Please call us.",
  },
  partly: {
    subject: "A part of the transfer for order {number} has arrived",
    heading: "Almost there: {rest} left",
    text: "{paid} have arrived, thank you. Please transfer {rest} as well and send us the proof of it before {until}.",
    sms: "{paid} have arrived for order {number}. Please transfer {rest} as well before {until}.",
  },
};
