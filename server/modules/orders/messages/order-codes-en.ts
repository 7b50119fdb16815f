export const orderCodesEn = {
  confirmation: {
    sms: "{code} confirms your order {number} at {shop}, for {minutes} minutes. If you ordered nothing, do nothing.",
  },
  access: {
    sms: "{code} opens your order {number} at {shop}, for {minutes} minutes. Please don't give it to anybody.",
    subject: "Your code for order {number}",
    heading: "Somebody wants to open your order",
    text: "Type this code in on the order's page to see and change all of it.",
    note: "Was it not you? Then there is nothing to do: without the code the order stays closed.",
  },
  earlierOrders: {
    sms: "{code} adds your earlier orders to your account at {shop}, for {minutes} minutes. If you did not ask, do nothing.",
    subject: "Your code for your earlier orders",
    heading: "Are these orders yours?",
    text: "Type this code in where you asked for it, and the orders that were placed with this email appear in your account.",
    note: "Did you not ask for this? Then there is nothing to do: without the code nothing changes.",
  },
  placed: {
    sms: "{shop}: your order {number} is in. Follow it: {link}",
  },
  held: {
    sms: "{shop}: {count, plural, one {one more order} other {# more orders}} under your mobile, such as {numbers}. Follow them: {link}",
  },
  shared: {
    lasts: "The code works for {minutes} minutes.",
  },
};
