export const favourites = {
  title: "Favourites",
  description: "The products you want to find again.",
  link: "Favourites",
  linkCount: "Favourites, products: {count}",
  keep: "Add {name} to favourites",
  removed: "{name} removed from favourites",
  undo: "Undo",
  products: "{count, plural, one {# product} other {# products}}",
  pageEmpty: "Nothing is left on this page.",
  viewed: "Recently viewed",
  empty: {
    title: "No favourites yet",
    text: "Tap the heart on any product to save it here, with today’s price.",
    action: "Start browsing",
    news: "See new arrivals",
  },
} as const;
