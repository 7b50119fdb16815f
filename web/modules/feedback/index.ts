export { ratingsPart } from "./ratings-part.ts";
export { RatingsSection } from "./ratings-section.tsx";
