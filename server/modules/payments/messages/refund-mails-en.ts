export const refundMailsEn = {
  sent: {
    subject: "We have sent back {amount} for order {number}",
    heading: "Your money is on its way",
    greeting: "Hello {name},",
    text: "We have sent you {amount} for order {number}. A bank transfer can take up to two working days to arrive.",
    order: "Order",
    amount: "Amount",
    reference: "Reference",
    button: "View order",
    sms: "We have sent you {amount} for order {number}, reference {reference}.",
  },
};
