export { favouritesPart } from "./favourites-part.ts";
