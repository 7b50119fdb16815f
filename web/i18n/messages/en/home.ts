export const home = {
  title: "Lighting and home fittings",
  description:
    "Chandeliers, spots, downlights, outdoor lights, handles and locks, delivered to every governorate of Egypt. Inspect before you pay.",
  byKind: "Shop by kind",
  pieces: "{count, plural, =0 {No pieces yet} one {# piece} other {# pieces}}",
  newArrivals: "New arrivals",
  newArrivalsText: "Fresh out of the workshop in the last sixty days.",
  offers: "Special offers",
  offersText: "Lower prices, for as long as the offer runs.",
  all: "See all",
  whyUs: "Why buy from us",
} as const;
