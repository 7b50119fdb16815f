export const staffMailsEn = {
  invited: {
    subject: "You are invited to join the {shop} team",
    heading: "Welcome to the team",
    text: "Hello {name}, you are invited to work at {shop} as {role}. Choose your password within {days, plural, one {# day} other {# days}}; the link works once.",
    button: "Choose a password",
    note: "If you were not expecting this email, please do not open the link, and tell the shop.",
  },
  reset: {
    subject: "A new password for {shop}",
    heading: "Choose a new password",
    text: "Hello {name}, an owner of {shop} has reset your access. You have been signed out everywhere. Choose a new password within {days, plural, one {# day} other {# days}}; the link works once.",
    button: "Choose a password",
    note: "If you did not ask for this, please talk to an owner of the shop before opening the link.",
  },
  mentioned: {
    subject: "{by} mentioned you on order {number}",
    heading: "A note for you",
    text: "Hello {name}, {by} mentioned you in a note on order {number} at {shop}.",
    button: "Read the note",
  },
  /** The role in an invitation. */
  roles: {
    owner: "an owner",
    catalogue: "catalogue staff",
    orders: "order staff",
    content: "content staff",
    support: "customer support",
  },
};
