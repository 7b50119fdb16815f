/** Prices and discounts of companies on terms. */
export const priceLists = {
  add: "New price list",
  addText: "It starts empty. You assign it to a company when you review the company.",
  empty: "No price lists yet",
  saved: "Price list saved",
  list: "The list",
  name: "Name",
  prices: "Prices of the list",
  price: "List price (EGP)",
};

export const companyDiscounts = {
  add: "New discount",
  addText: "For approved companies, by units ordered of the same item.",
  empty: "No company discounts yet",
  label: "Public name",
  steps: "By quantity",
  everything: "Includes subcategories. Leave empty for everything",
  all: "Everything",
  everyList: "All approved companies",
  listHelp: "Only companies with this price list get it",
  edit: "Edit",
  saved: "Discount saved",
  end: "End",
  endTitle: "End {name}?",
  endText: "It no longer applies to new orders. Placed orders keep it.",
  ended: "Discount ended",
};
