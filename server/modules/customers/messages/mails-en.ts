export const mailsEn = {
  shared: {
    greeting: "Hello {name},",
    lasts: "Valid once, for {minutes, plural, one {# minute} other {# minutes}}.",
    secret: "Please don’t give this code to anyone. We never ask for it, by phone or message.",
    notYou: "If this was not you, set a new password now. That signs out every device.",
    setPassword: "Set a new password",
    sms: "{code} is your code for {shop}. Valid for {minutes, plural, one {# minute} other {# minutes}}. Please don't give it to anyone.",
  },
  registration: {
    subject: "Confirm your account at {shop}",
    preview: "Your code: {code}",
    heading: "One more step",
    text: "This code confirms your email. Enter it on the site, or press the button.",
    button: "Confirm and sign in",
    note: "Didn’t register here? You don’t need to do anything: no account is created without the code.",
  },
  known: {
    subject: "You already have an account at {shop}",
    heading: "You already have an account",
    text: "Someone has just tried to register with this email. This email already has an account, so nothing was changed.",
    how: "If it was you, just sign in. If you have forgotten your password, set a new one.",
    button: "Sign in",
    note: "If it was not you, you don’t need to do anything.",
    sms: "You already have an account at {shop} with this number: just sign in. If you did not try to register, ignore this message.",
  },
  reset: {
    subject: "Set a new password at {shop}",
    preview: "Your code: {code}",
    heading: "A new password",
    text: "You asked for a new password. Enter this code on the site, or press the button.",
    button: "Set a new password",
    note: "Wasn’t it you? You don’t need to do anything: your password stays as it is.",
  },
  email: {
    subject: "Confirm your new email at {shop}",
    preview: "Your code: {code}",
    heading: "Is this your new email?",
    text: "Enter this code on the page where you asked for the change, and our emails will come here from then on.",
    note: "Didn’t ask for this? You don’t need to do anything: nothing changes without the code.",
  },
  proof: {
    subject: "Your code for {shop}",
    preview: "Your code: {code}",
    heading: "Is it you?",
    text: "Enter this code on the page that asked for it to confirm the change.",
    note: "Didn’t ask for this? Then someone is using your account: sign out every device and set a new password.",
  },
  changing: {
    subject: "A new email or mobile for your account at {shop}",
    heading: "Request to change your account",
    email:
      "Someone who knows your password asked to use another email for your account: {target}. We have sent a code there; nothing changes without it.",
    phone:
      "Someone who knows your password asked to use another mobile number for your account: {target}. We have sent a code there; nothing changes without it.",
    sms: "Your account at {shop}: someone asked to change its email or mobile number. If this was not you, set a new password now.",
  },
  changed: {
    emailSubject: "Your email at {shop} has changed",
    phoneSubject: "Your mobile number at {shop} has changed",
    heading: "Change completed",
    email: "From now on your account uses this email: {target}.",
    phone: "From now on your account uses this mobile number: {target}.",
    sms: "The email or mobile number of your account at {shop} has changed. If this was not you, set a new password now.",
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
    text: "Someone signed in to your account on a device we have not seen before.",
    what: "Device",
    unknown: "Unknown",
    where: "Network address",
    when: "Time",
    note: "If it was you, you don’t need to do anything.",
    sms: "Your account at {shop} was used on a new device. If this was not you, set a new password now.",
  },
  twoFactor: {
    onSubject: "Two-step sign-in is on",
    onHeading: "Your account is better protected now",
    onText:
      "From now on we ask for a code from your authenticator app as well as your password. Please keep the backup codes in a safe place, away from your phone.",
    onSms: "Two-step sign-in is on for your account at {shop}.",
    offSubject: "Two-step sign-in is off",
    offHeading: "Two-step sign-in is off",
    offText: "From now on your password alone is enough to sign in.",
    offSms:
      "Two-step sign-in is off for your account at {shop}. If this was not you, set a new password now.",
    codesSubject: "New backup codes",
    codesHeading: "You have new backup codes",
    codesText: "New backup codes were created for your account. The old ones no longer work.",
    codesSms:
      "New backup codes were created for your account at {shop}. If this was not you, set a new password now.",
    copiedSubject: "We will ask all your devices for a code again",
    copiedHeading: "None of your devices is trusted now",
    copiedText:
      "A trusted browser signed in with a key that had been used before: either the connection dropped last time, or someone has copied it. From now on we will ask every device for a code again. Please check your devices.",
    copiedSms:
      "Your account at {shop}: a trusted browser used an old key, so we will ask every device for a code again. If this was not you, set a new password now.",
    usedSubject: "A backup code was used",
    usedHeading: "A backup code was used",
    usedText:
      "{left, plural, =0 {Someone signed in with your last backup code. Please create new ones.} one {Someone signed in with a backup code. One is left.} other {Someone signed in with a backup code. # are left.}}",
    usedSms:
      "Your account at {shop}: a backup code was used to sign in. If this was not you, set a new password now.",
  },
  passkey: {
    addedSubject: "A passkey was added to your account at {shop}",
    addedHeading: "A new passkey",
    addedText:
      "The passkey “{name}” was added to your account. Anyone with that device can sign in with it, without your password.",
    addedSms:
      "A passkey was added to your account at {shop}. If this was not you, remove it in your account under Security and set a new password now.",
    removedSubject: "A passkey was removed from your account at {shop}",
    removedHeading: "A passkey was removed",
    removedText: "The passkey “{name}” can no longer be used to sign in to your account.",
    removedSms:
      "A passkey was removed from your account at {shop}. If this was not you, set a new password now.",
  },
  merged: {
    subject: "Your two accounts at {shop} are one now",
    heading: "Your accounts have been merged",
    text: "We have merged your two accounts. Your orders, wallet, addresses and favourites are all in one account: sign in with {signIn} and its password. The other account is closed.",
    sms: "Your two accounts at {shop} are one now, with all your orders and your wallet. If you did not expect this, please call us.",
  },
  erased: {
    subject: "Your account has been deleted",
    heading: "Goodbye",
    text: "Hello {name}, your account at {shop} and your personal data in it have been deleted, as you asked. We keep only the amounts of your orders and invoices, without your name, because the law requires it.",
    note: "This is the last message to this address. If you did not ask for this, please contact us immediately.",
  },
};
