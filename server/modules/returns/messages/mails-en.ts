export const returnMailsEn = {
  shared: {
    greeting: "Hello {name},",
    number: "Return",
    order: "Order",
    units: "{quantity, plural, one {# piece} other {# pieces}}",
    note: "Our note:",
    button: "See the return",
  },
  requested: {
    subject: "We have your return {number}",
    heading: "Your return is with us",
    text: "We look at it and answer within one working day. Please keep the pieces, with their boxes, until then.",
    sms: "We have your return {number} for order {order}. We answer within one working day.",
  },
  approved: {
    subject: "Your return {number} is approved",
    heading: "Please send it back",
    wallet:
      "A courier collects the pieces from you. As soon as they are here, the amount is added to your wallet.",
    original:
      "A courier collects the pieces from you. As soon as they are here, the amount goes back the way you paid.",
    exchange:
      "A courier collects the pieces from you. Your replacement is set aside, and leaves as soon as they are here.",
    sms: "Your return {number} is approved. A courier collects the pieces from you.",
  },
  refused: {
    subject: "About your return {number}",
    heading: "We cannot take this return",
    text: "We are sorry: we cannot take these pieces back. If you see it differently, just answer this mail.",
    sms: "We cannot take your return {number}. Please call us if you see it differently.",
  },
  withdrawn: {
    subject: "Your return {number} is withdrawn",
    heading: "You withdrew the return",
    text: "Nothing is collected, and the pieces stay with you. Until the time is over you can ask again.",
    sms: "Your return {number} is withdrawn. The pieces stay with you.",
  },
  received: {
    subject: "Your return {number} has arrived",
    heading: "It is here",
    text: "The pieces are back with us and checked. The next message comes when your money or your replacement is on its way.",
    sms: "The pieces of your return {number} have arrived.",
  },
  refunded: {
    subject: "Your money for return {number}",
    heading: "Your money is on its way",
    text: "We have given you back {amount}. In the wallet it is there at once; back to a card or an account it takes the bank some days.",
    sms: "We have given you back {amount} for return {number}.",
  },
  exchanged: {
    subject: "Your replacement for return {number}",
    heading: "Your replacement is on its way",
    text: "The replacement has left our warehouse for the address of your order. The courier calls before coming.",
    sms: "The replacement for return {number} is on its way to you.",
  },
};
