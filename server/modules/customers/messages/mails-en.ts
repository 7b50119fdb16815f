export const mailsEn = {
  shared: {
    greeting: "Hello {name},",
    lasts: "It works for {minutes, plural, one {# minute} other {# minutes}}, once.",
    secret: "Please don't give this code to anybody. We never ask for it, by phone or message.",
    notYou: "If this was not you, set a new password now. That signs out every device.",
    setPassword: "Set a new password",
    sms: "{code} is your code for {shop}. It works for {minutes, plural, one {# minute} other {# minutes}}. Please don't give it to anybody.",
  },
  registration: {
    subject: "Confirm your account at {shop}",
    preview: "Your code: {code}",
    heading: "One step to your account",
    text: "Here is the code that confirms your email. Type it in, or press the button.",
    button: "Confirm and sign in",
    note: "Did you not register here? Then there is nothing to do: without the code no account is made.",
  },
  known: {
    subject: "You already have an account at {shop}",
    heading: "You already have an account",
    text: "Somebody has just tried to register with this email. There is an account with it already, so nothing was changed.",
    how: "Was it you? Then simply sign in. If you no longer know the password, set a new one.",
    button: "Sign in",
    note: "If it was not you, there is nothing to do.",
    sms: "You already have an account at {shop} with this number: simply sign in. If you did not try to register, there is nothing to do.",
  },
  reset: {
    subject: "Set a new password at {shop}",
    preview: "Your code: {code}",
    heading: "A new password",
    text: "You asked for a new password. Type in this code, or press the button.",
    button: "Set a new password",
    note: "Was it not you? Then there is nothing to do: your password stays as it is.",
  },
  email: {
    subject: "Confirm your new email at {shop}",
    preview: "Your code: {code}",
    heading: "Is this your new email?",
    text: "Type this code in where you asked for the change, and mails will come here from then on.",
    note: "Did you not ask for this? Then there is nothing to do: without the code nothing changes.",
  },
  proof: {
    subject: "Your code for {shop}",
    preview: "Your code: {code}",
    heading: "Is it you?",
    text: "Type this code in where you were asked for it, and your change goes on.",
    note: "Did you not ask for this? Then somebody is using your account: sign out every device and set a new password.",
  },
  changing: {
    subject: "A new email or mobile for your account at {shop}",
    heading: "Your account is about to change",
    email:
      "Somebody who knows your password asked to use another email for your account: {target}. We have sent a code there; nothing changes without it.",
    phone:
      "Somebody who knows your password asked to use another mobile number for your account: {target}. We have sent a code there; nothing changes without it.",
    sms: "Your account at {shop}: a change of the email or mobile number was asked for. If this was not you, set a new password now.",
  },
  changed: {
    emailSubject: "Your email at {shop} has changed",
    phoneSubject: "Your mobile number at {shop} has changed",
    heading: "It is changed",
    email: "From now on your account uses this email: {target}.",
    phone: "From now on your account uses this mobile number: {target}.",
    sms: "Your account at {shop} has another email or mobile number now. If this was not you, set a new password now.",
  },
  password: {
    subject: "Your password at {shop} has changed",
    heading: "Your password has changed",
    text: "The password of your account was changed just now, on {at}.",
    everywhere:
      "Every device was signed out and every passkey removed. Please sign in again with the new password.",
    sms: "Your password at {shop} has changed. If this was not you, set a new one now.",
  },
  device: {
    subject: "Signed in to {shop} on a new device",
    heading: "A new device",
    text: "Somebody signed in to your account on a device that we have not seen before.",
    what: "Device",
    unknown: "Unknown",
    where: "Network address",
    when: "Time",
    note: "If it was you, there is nothing to do.",
    sms: "Your account at {shop} was used on a new device. If this was not you, set a new password now.",
  },
  twoFactor: {
    onSubject: "Two-step sign-in is on",
    onHeading: "Your account is better protected now",
    onText:
      "From now on a code of your authenticator app is asked for beside your password. Please keep the backup codes in a safe place, apart from your phone.",
    onSms: "Two-step sign-in is on for your account at {shop}.",
    offSubject: "Two-step sign-in is off",
    offHeading: "Two-step sign-in is off",
    offText: "From now on your password alone is enough to sign in.",
    offSms:
      "Two-step sign-in is off for your account at {shop}. If this was not you, set a new password now.",
    codesSubject: "New backup codes",
    codesHeading: "Your backup codes are new",
    codesText: "New backup codes were made for your account. The old ones no longer work.",
    codesSms:
      "New backup codes were made for your account at {shop}. If this was not you, set a new password now.",
    copiedSubject: "Your devices are asked for a code again",
    copiedHeading: "No device is trusted any more",
    copiedText:
      "A browser that was to be asked for no code signed in with a key that had been used before: the connection broke off the last time, or somebody has copied it. From now on every device is asked for a code again. Please look at your devices.",
    copiedSms:
      "Your account at {shop}: a trusted browser was used with an old key, so every device is asked for a code again. If this was not you, set a new password now.",
    usedSubject: "A backup code was used",
    usedHeading: "A backup code was used",
    usedText:
      "{left, plural, =0 {Somebody signed in with your last backup code. Please make new ones.} one {Somebody signed in with a backup code. One is left.} other {Somebody signed in with a backup code. # are left.}}",
    usedSms:
      "Your account at {shop}: a backup code was used to sign in. If this was not you, set a new password now.",
  },
  passkey: {
    addedSubject: "A passkey was added to your account at {shop}",
    addedHeading: "A new passkey",
    addedText:
      "The passkey “{name}” was added to your account. Whoever holds that device can sign in with it, without your password.",
    addedSms:
      "A passkey was added to your account at {shop}. If this was not you, remove it in your account under Security and set a new password now.",
    removedSubject: "A passkey was removed from your account at {shop}",
    removedHeading: "A passkey was removed",
    removedText: "The passkey “{name}” can no longer be used to sign in to your account.",
    removedSms:
      "A passkey was removed from your account at {shop}. If this was not you, set a new password now.",
  },
  erased: {
    subject: "Your account has been erased",
    heading: "Goodbye",
    text: "Hello {name}, your account at {shop} and your personal data in it have been erased, as you asked. The amounts of your orders and invoices are kept without your name, because the law asks for it.",
    note: "This is the last message to this address. If you did not ask for this, please contact us at once.",
  },
};
