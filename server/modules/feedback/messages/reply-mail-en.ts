export const replyMailEn = {
  reply: {
    subject: "Our answer: {message}",
    heading: "Hello {name}",
    thanks: "Thank you for writing to us. This is our answer to “{message}”.",
    more: "If something is still open, please reply to this mail or call us.",
  },
};
