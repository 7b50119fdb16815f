export const favourites = {
  title: "Favourites",
  description: "The pieces you want to find again.",
  link: "Favourites",
  linkCount: "Favourites, pieces: {count}",
  keep: "Keep {name} in favourites",
  removed: "{name} is out of your favourites",
  undo: "Undo",
  products: "{count, plural, one {# piece} other {# pieces}}",
  pageEmpty: "Nothing is left on this page.",
  viewed: "You looked at these",
  empty: {
    title: "Nothing kept yet",
    text: "Press the heart on any piece, and you will find it here, with today’s price.",
    action: "Start browsing",
    news: "See new arrivals",
  },
} as const;
