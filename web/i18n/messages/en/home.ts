export const home = {
  description:
    "Chandeliers, spots, downlights, outdoor lights, handles and locks, delivered to every governorate of Egypt. Inspect before you pay.",
  byKind: "Shop by type",
  allProducts: "All products",
  byRoom: "Shop by room",
  bestSellers: "Best sellers",
  productCount: "{count, plural, =0 {Coming soon} one {# product} other {# products}}",
  newArrivals: "New arrivals",
  offers: "Special offers",
  all: "See all",
  whyUs: "Why buy from us",
  news: "News from the showroom",
  allNews: "All news",
  album: "From our albums",
  pictures: "{count, plural, one {# picture} other {# pictures}}",
  soon: {
    title: "We are opening soon",
    text: "We are adding products. Come back in a few days.",
  },
} as const;
