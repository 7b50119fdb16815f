/** The first screen: what waits. */
export const start = {
  title: "Today",
  hello: "Hello, {name}",
  waits: "Waiting for you",
  nothing: "Nothing is waiting for you right now.",
  orders: {
    pending: "{count, plural, one {# pending order} other {# pending orders}}",
    ordered: "{count, plural, one {# order to prepare} other {# orders to prepare}}",
    processing: "{count, plural, one {# order being packed} other {# orders being packed}}",
    shipped: "{count, plural, one {# order on its way} other {# orders on their way}}",
  },
  proofs: "{count, plural, one {# transfer to check} other {# transfers to check}}",
  returns: "{count, plural, one {# return asked for} other {# returns asked for}}",
  feedback: "{count, plural, one {# message to answer} other {# messages to answer}}",
  ratings: "{count, plural, one {# rating to read} other {# ratings to read}}",
  companies: "{count, plural, one {# company to review} other {# companies to review}}",
};
