export { favouritesPart } from "./favourites-part.ts";
export { FavouritesLink } from "./favourites-link.tsx";
export { HeartButton } from "./heart-button.tsx";
export { useViewReport } from "./recent-views.ts";
