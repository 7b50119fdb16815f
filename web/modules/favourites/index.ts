export { favouritesPart } from "./parts/account/favourites-part.ts";
export { FavouritesLink } from "./parts/favourites-link.tsx";
export { HeartButton } from "./parts/heart-button.tsx";
export { useRecentlyViewed, useViewReport } from "./parts/recent-views.ts";
