/** The mail that asks for ratings. */
export const requestMailEn = {
  request: {
    subject: "How do you like what you bought?",
    preview: "Two minutes that help others choose.",
    heading: "How do you like it?",
    greeting: "Hello {name},",
    text: "Your order {number} arrived a few days ago. What do you think of {count, plural, one {it} other {the products}}? Stars are enough; words and photos help others even more.",
    rate: "Rate {product}",
    order: "See all products of the order",
    guest:
      "You don’t need an account: use these links until {date} to rate the products of this order.",
    unsubscribe: "No more emails asking for ratings",
  },
};
