export const alertMailsEn = {
  confirmStock: {
    subject: "Please confirm: an email when {name} is back",
    heading: "Shall we email you when it is back?",
    text: "Someone asked on our site for an email to this address when {name} is back in stock. If it was you, please confirm.",
    sms: "{code} confirms your alert at {shop}: we will text you when {name} is back. Valid for {minutes, plural, one {# minute} other {# minutes}}. If you did not ask, ignore this message.",
  },
  confirmPrice: {
    subject: "Please confirm: an email when {name} costs less",
    heading: "Shall we email you when the price drops?",
    text: "Someone asked on our site for an email to this address when the price of {name} drops. If it was you, please confirm.",
    sms: "{code} confirms your alert at {shop}: we will text you when {name} costs less. Valid for {minutes, plural, one {# minute} other {# minutes}}. If you did not ask, ignore this message.",
  },
  stock: {
    subject: "Back in stock: {name}",
    heading: "It is back in stock",
    text: "You asked us to tell you: {name} can be ordered again. We cannot hold one for you, so please order soon.",
    sms: "{shop}: {name} is back in stock for {price}. {link} No more alerts: {stop}",
  },
  price: {
    subject: "{name} now costs {price}",
    heading: "The price has dropped",
    text: "You asked us to tell you: {name} now costs less.",
    sms: "{shop}: {name} now costs {price}. {link} No more alerts: {stop}",
  },
  shared: {
    confirm: "Yes, notify me",
    notYou:
      "Didn’t ask for this? You don’t need to do anything: we keep nothing and send nothing more.",
    price: "Price today",
    before: "Price when you asked",
    open: "View the product",
    once: "This alert has ended. You won’t get another email about it unless you ask again.",
    stop: "Stop all alerts to this address",
  },
};
