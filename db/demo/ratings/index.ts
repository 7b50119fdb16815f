import type { DemoRating, RatedProduct } from "../types.ts";
import { doorRatings } from "./doors.ts";
import { electricRatings } from "./electric.ts";
import { hangingRatings } from "./hanging.ts";
import { spotRatings } from "./spots.ts";

/** Ratings by customers of the demo shop, by product. */
export const ratings: (DemoRating & { product: string })[] = [
  ...hangingRatings,
  ...spotRatings,
  ...electricRatings,
  ...doorRatings,
].flatMap(({ product, ratings: given }: RatedProduct) =>
  given.map((rating) => ({ product, ...rating })),
);
