export const orderCodesEn = {
  confirmation: {
    sms: "{code} confirms your order {number} at {shop}, valid for {minutes} minutes. If you did not order, ignore this message.",
  },
  access: {
    sms: "{code} opens your order {number} at {shop}, valid for {minutes} minutes. Please don't give it to anyone.",
    subject: "Your code for order {number}",
    heading: "Your code to open this order",
    text: "Enter this code on the order page to see all its details and change it.",
    note: "Wasn’t it you? You don’t need to do anything: no one can open the order without the code.",
  },
  earlierOrders: {
    sms: "{code} adds your earlier orders to your account at {shop}, valid for {minutes} minutes. If you did not ask for it, ignore this message.",
    subject: "Your code for your earlier orders",
    heading: "Are these orders yours?",
    text: "Enter this code on the page where you asked for it, and the orders placed with this email will appear in your account.",
    note: "Didn’t ask for this? You don’t need to do anything: nothing changes without the code.",
  },
  findOrders: {
    sms: "{code} shows your orders at {shop}, valid for {minutes} minutes. Please don't give it to anyone.",
    subject: "Your code for your orders",
    heading: "Your code to see your orders",
    text: "Enter this code on the page where you asked for it to see the orders placed with this email.",
    note: "Wasn’t it you? You don’t need to do anything: no one can see your orders without the code.",
  },
  placed: {
    sms: "{shop}: we have received your order {number}. {total}, {way}. Arrives {days}. Track it: {link}",
    call: "{shop}: we have received your order {number}. {total}, {way}. We will call you to confirm. Arrives {days}. Track it: {link}",
    instapay:
      "{shop}: we have received your order {number}. Send {amount} by InstaPay to {address} before {until}, then upload the receipt: {link}",
    toPay: "{shop}: we have received your order {number}. Pay {total} before {until}: {link}",
  },
  outlet: {
    sms: "{shop}: payment number {bill} for your order {number}. Pay {amount} in cash at {outlets} before {until}, ask for {service}. {link}",
  },
  shipped: {
    sms: "{shop}: your order {number} is on its way. {total}, {way}. Arrives {days}. Track it: {link}",
    collect:
      "{shop}: your order {number} is on its way. Please have {amount} ready for the courier. Arrives {days}. Track it: {link}",
  },
  corrected: {
    sms: "{shop}: the delivery details of your order {number} are updated as agreed with you. Arrives {days}. Check them: {link}",
  },
  cancelled: {
    sms: "{shop}: your order {number} was cancelled. {moneyBack} {link}",
  },
  credit: {
    cancelledUnits:
      "{shop}: {count, plural, one {one item} other {# items}} of your order {number} will not be sent. {amount} deducted. {moneyBack} {link}",
    goodwill: "{shop}: a refund of {amount} for your order {number}. {moneyBack} {link}",
    collect: "You pay {amount} on delivery.",
  },
  held: {
    sms: "{shop}: {count, plural, one {one more order} other {# more orders}} with your mobile number, such as {numbers}. Track them: {link}",
  },
  shared: {
    lasts: "The code works for {minutes} minutes.",
  },
};
