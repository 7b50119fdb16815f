/** Stars from worst to best. In a separate file, so that pages need no schemas. */
export const RATING_VALUES = [1, 2, 3, 4, 5] as const;
export const MAX_RATING_TEXT = 2000;
export const MAX_RATING_PICTURES = 4;
/** Maximum pictures of a customer that belong to no rating yet. */
export const MAX_LOOSE_RATING_PICTURES = 12;
export const RATING_SORTS = ["newest", "highest", "lowest"] as const;
export type RatingSort = (typeof RATING_SORTS)[number];

/** Summary of a product's published ratings. */
export interface RatingSummary {
  /** One decimal, half up: 4.7. */
  average: number;
  count: number;
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
}

/** "Mona S.": the part of a name that is shown beside a rating. */
export function authorName(firstName: string, lastName: string): string {
  const [initial] = [...new Intl.Segmenter().segment(lastName.trim())];
  return initial ? `${firstName.trim()} ${initial.segment}.` : firstName.trim();
}
