export const basic = {
  update: "Update",
  back: "Back to the cart",
  refused: "Something went wrong",
  governorateFirst: "Choose a governorate to see the delivery fee, the date and the total.",
  continue: "Show delivery and total",
  again: "Calculate again",
  cash: "You pay in cash on delivery. For other payment methods, turn on JavaScript in your browser or {reach, select, call {call {hotline}} other {write to us}}.",
  noCash:
    "Cash on delivery isn’t available for this order. To pay another way, turn on JavaScript in your browser or {reach, select, call {call {hotline}} other {write to us}}.",
  keepNumber:
    "Keep this number. With it and your mobile number we can find the order at any time{reach, select, call {. Or call {hotline}} other {}}.",
} as const;
