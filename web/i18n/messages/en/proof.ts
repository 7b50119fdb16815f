export const proof = {
  title: "Please confirm that it is you",
  text: "Before a change like this we make sure that it is really you. Nothing you typed is lost.",
  password: "Your password",
  factorCode: "Code from your app, or a backup code",
  code: "Code",
  submit: "Continue",
  busy: "Checking",
  cancel: "Cancel",
  byEmail: "Send a code to my email instead",
  byPhone: "Send a code to my mobile instead",
  byPassword: "Use the password instead",
  sent: "We have sent a code to {to}. It works for five minutes.",
} as const;
