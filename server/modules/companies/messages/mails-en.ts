export const companyMailsEn = {
  invitation: {
    subject: "You are invited to join a company account",
    preview: "Accept within {days, plural, one {# day} other {# days}}",
    heading: "An invitation from {company}",
    text: "You are invited to buy at {shop} in the account of {company}.",
    buyer: "You order for the company with your own account.",
    approver:
      "As an approver you see every order of the company, approve orders and manage colleagues.",
    how: "Sign in with the account of this email, or make one with it. The invitation holds for {days, plural, one {# day} other {# days}} and works once.",
    button: "See the invitation",
    note: "If you do not know {company}, you need not do anything. Nobody gets to know whether you have an account.",
  },
  approved: {
    subject: "{company} has been approved",
    heading: "Company terms apply from now on",
    text: "Hello {name}, we have reviewed {company}. You and your colleagues now buy on company terms.",
    noteLabel: "Our note",
    button: "Your company",
  },
  declined: {
    subject: "We could not approve your company account",
    heading: "Company terms do not apply yet",
    text: "Hello {name}, we have reviewed the data of {company} and could not approve it. You can go on buying as before. Once the name or tax number is corrected in your account, we look at it again.",
    noteLabel: "Reason",
    button: "Correct the data",
  },
};
