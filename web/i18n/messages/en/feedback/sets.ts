/** "Works with" on the page of a product. */
export const sets = {
  title: "Works with",
  intro: "Complete sets: we have checked that every piece fits the others.",
  this: "This product",
  total: "Set price",
  add: "Add the set to the cart",
  adding: "Adding",
  soldOut: "Set out of stock",
  several: "{count, plural, one {# item} other {# items}}: {total}",
  pieceSoldOut: "Out of stock",
  pieceLeft: "{count, plural, one {Only # left} other {Only # left}}",
  nothingAdded: "Nothing was added to your cart.",
  refusedPiece: "{name}: {reason}.",
  kinds: {
    complete: "Everything it needs",
    track: "With a spot for this track",
    dimming: "With a dimmer for it",
    powers: "With a light for this driver",
    "door-room": "For a room door",
    "door-flat": "For a flat’s front door",
    mount: "With its back box",
  },
};
