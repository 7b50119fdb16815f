export const returnMailsEn = {
  shared: {
    greeting: "Hello {name},",
    number: "Return",
    order: "Order",
    units: "{quantity, plural, one {# item} other {# items}}",
    note: "Our note:",
    button: "View return",
  },
  requested: {
    subject: "We have received your return request {number}",
    heading: "We have received your return request",
    text: "We will review it and answer within one working day. Please keep the items in their boxes until then.",
    sms: "We have received your return request {number} for order {order}. We will answer within one working day.",
  },
  approved: {
    subject: "Your return {number} is approved",
    heading: "Your return is approved",
    wallet:
      "A courier will collect the items from you. As soon as we receive them, we add the amount to your wallet.",
    original:
      "A courier will collect the items from you. As soon as we receive them, we refund the amount to your original payment method.",
    exchange:
      "A courier will collect the items from you. Your replacement is reserved, and we send it as soon as we receive them.",
    sms: "Your return {number} is approved. A courier will collect the items from you.",
  },
  refused: {
    subject: "About your return {number}",
    heading: "We cannot accept this return",
    text: "We are sorry, we cannot take these items back. If you disagree, just reply to this email.",
    sms: "We cannot accept your return {number}. Please call us if you disagree.",
  },
  withdrawn: {
    subject: "Your return {number} has been withdrawn",
    heading: "Return withdrawn",
    text: "No courier will come, and you keep the items. You can request the return again before the return period ends.",
    sms: "Your return {number} has been withdrawn. You keep the items.",
  },
  received: {
    subject: "Your return {number} has arrived",
    heading: "We have received your items",
    text: "We have received and checked the items. We will send you another message when your refund or replacement is on its way.",
    sms: "We have received the items of your return {number}.",
  },
  refunded: {
    subject: "Your refund for return {number}",
    heading: "Your refund is on its way",
    text: "We have refunded {amount}. In your wallet it appears immediately; to a card or bank account it takes the bank a few days.",
    sms: "We have refunded {amount} for return {number}.",
  },
  exchanged: {
    subject: "Your replacement for return {number}",
    heading: "Your replacement is on its way",
    text: "The replacement has been shipped to the address of your order. The courier will call before coming.",
    sms: "The replacement for return {number} is on its way to you.",
  },
  handedOver: {
    subject: "Your exchange {number}",
    heading: "Your item has been exchanged",
    text: "You have received the replacement at our showroom. If there is anything wrong with it, you can return it like the first one.",
    sms: "Exchange {number}: you have received the replacement at our showroom.",
  },
};
