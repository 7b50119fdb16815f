export const replyMailEn = {
  reply: {
    subject: "Our reply: {message}",
    heading: "Hello {name}",
    thanks: "Thank you for writing to us. This is our reply to “{message}”.",
    more: "If you have any other questions, please reply to this email or call us.",
  },
};
