/** Prices and discounts of companies on terms. */
export const priceLists = {
  add: "New price list",
  addText: "It begins empty. A company gets it when its terms are reviewed.",
  empty: "No price lists yet",
  saved: "Price list saved",
  list: "The list",
  name: "Name",
  prices: "Prices of the list",
  price: "List price (pounds)",
};

export const companyDiscounts = {
  add: "New discount",
  addText: "For companies on approved terms, by units ordered of the same item.",
  empty: "No discounts for companies yet",
  label: "Name that companies read",
  steps: "By quantity",
  everything: "With all below them; none: everything",
  all: "Everything",
  everyList: "Every company on terms",
  listHelp: "Only companies with this price list get it",
  edit: "Edit",
  saved: "Discount saved",
  end: "End",
  endTitle: "End {name}?",
  endText: "It no longer applies to new orders. Orders that got it stay as they are.",
  ended: "The discount has ended",
};
