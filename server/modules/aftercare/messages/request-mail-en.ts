/** The mail that asks for ratings. */
export const requestMailEn = {
  request: {
    subject: "How do you like what you bought?",
    preview: "Two minutes that help others choose.",
    heading: "How do you like it?",
    greeting: "Hello {name},",
    text: "Your order {number} arrived some days ago. What do you think of {count, plural, one {it} other {the products}}? Stars are enough; words and photos help others even more.",
    rate: "Rate {name}",
    order: "See the order and rate",
    guest:
      "You don’t need an account. On another device we first send you a code to open the order.",
    unsubscribe: "No more emails asking for ratings",
  },
};
