/** What customers see of a record: nothing, nothing yet, or all of it. */
export const PUBLICATION_STATES = ["draft", "scheduled", "published"] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];
