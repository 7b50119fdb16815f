export const orderMailsEn = {
  shared: {
    greeting: "Hello {name},",
    number: "Order",
    total: "Total",
    due: "To be paid",
    window: "Arrives",
    between: "{from} to {to}",
    line: "{quantity, plural, one {# piece} other {# pieces}} · {amount}",
    note: "A note from us",
    button: "See the order",
    help: "Anything wrong? Answer this mail or call us; the order's number is enough.",
  },
  Pending: {
    subject: "Your order {number} is waiting",
    heading: "We are holding your pieces",
    text: "Your order is with us. Nothing is packed yet: it still waits for its payment or approval.",
  },
  Ordered: {
    subject: "Thank you, your order {number} is in",
    heading: "Your order is in",
    text: "We have your order and call you before the courier comes. Until we pack it, you can cancel it yourself.",
  },
  Processing: {
    subject: "Your order {number} is being packed",
    heading: "We are packing it",
    text: "Your pieces are checked, wrapped and packed. The next mail comes when the courier has them.",
  },
  Shipping: {
    subject: "Your order {number} is on its way",
    heading: "On its way to you",
    text: "The courier has your order and calls before coming. Open the box and look at the piece before you sign.",
  },
  Deliverd: {
    subject: "Your order {number} has arrived",
    heading: "It has arrived",
    text: "We hope it lights up well. If something is not right, you can return it online within 14 days, or 30 days if it is defective.",
  },
  Completed: {
    subject: "Your order {number} is complete",
    heading: "All done",
    text: "Thank you for buying from us. Tell others how you like it: a rating takes half a minute.",
  },
  Cancelled: {
    subject: "Your order {number} was cancelled",
    heading: "The order is cancelled",
    text: "Nothing will be sent. What you had paid goes back the way it came, and store credit is in your wallet again.",
  },
};
