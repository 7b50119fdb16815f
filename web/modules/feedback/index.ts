export { ratingsPart } from "./parts/account/ratings-part.ts";
export { RatingsSection } from "./parts/ratings/ratings-section.tsx";
