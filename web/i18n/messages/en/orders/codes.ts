export const codeTexts = {
  code: {
    label: "Code",
    sending: "Sending the code",
    sentTo: "We sent a code to {to}. It is valid for 15 minutes.",
    checking: "Checking the code",
    again: "Send another code",
    againIn: "Another code in {seconds, plural, one {# second} other {# seconds}}",
    toPhone: "Send the code to {to}",
    toEmail: "Send it by email to {to}",
  },
  confirmCash: {
    title: "Confirm your order",
    text: "Your items are reserved. Confirm the order with a code we send to your mobile; without it, the order is cancelled.",
    submit: "Confirm the order",
    done: "Thank you, your order is confirmed.",
  },
  masked: {
    title: "You see only part of this order",
    text: "The order number and mobile are printed on every parcel. To see the address and invoice, or to cancel, pay or return, enter a code we send to the mobile or email used for the order.",
    submit: "Open the order",
    done: "The order is open in this browser for 30 minutes.",
  },
  find: {
    title: "No order number?",
    text: "Enter the mobile or email you ordered with. We send it a code that lists your orders.",
    send: "Send the code",
    sentTo:
      "If there are orders placed with {to}, a code is on its way. It is valid for 15 minutes.",
    submit: "Show my orders",
    other: "Use another mobile or email",
    found: "{count, plural, one {# order} other {# orders}} placed with {to}",
    masked:
      "You see these orders in this browser for 15 minutes. To see everything or change something, open an order and enter a second code.",
  },
  earlier: {
    title: "Orders from before your account",
    text: "{count, plural, one {We found one order} other {We found # orders}} placed with {to} without an account.",
    add: "Add my earlier orders",
    submit: "Add the orders",
    done: "{count, plural, one {One order has} other {# orders have}} been added to your account.",
  },
} as const;
