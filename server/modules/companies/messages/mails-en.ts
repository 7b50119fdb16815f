export const companyMailsEn = {
  invitation: {
    subject: "You are invited to join a company account",
    preview: "Accept within {days, plural, one {# day} other {# days}}",
    heading: "An invitation from {company}",
    text: "You are invited to shop at {shop} with the account of {company}.",
    buyer: "You order for the company with your own account.",
    approver: "As an approver you see all company orders, approve them and manage colleagues.",
    how: "Sign in with the account that uses this email, or create one with it. The invitation is valid for {days, plural, one {# day} other {# days}}, and can be used once.",
    button: "See the invitation",
    note: "If you do not know {company}, you do not need to do anything. No one will know whether you have an account.",
  },
  approved: {
    subject: "{company} has been approved",
    heading: "Your company account is approved",
    text: "Hello {name}, we have reviewed and approved {company}. You and your colleagues can now buy on company terms.",
    noteLabel: "Our note",
    button: "Your company",
  },
  declined: {
    subject: "We could not approve your company account",
    heading: "Your company account is not approved yet",
    text: "Hello {name}, we have reviewed the details of {company} and could not approve them. You can keep buying as usual. Once you correct the name or tax number in your account, we will review it again.",
    noteLabel: "Reason",
    button: "Correct the details",
  },
  asked: {
    subject: "We need one more document for {company}",
    heading: "One more document, please",
    text: "Hello {name}, before we can approve {company} we would like to see a document. You can send a picture or a PDF of it from your account.",
    noteLabel: "What we need",
    button: "Send the document",
  },
};
