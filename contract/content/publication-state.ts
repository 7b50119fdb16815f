/** Whether customers see a record: never, later, or now. */
export const PUBLICATION_STATES = ["draft", "scheduled", "published"] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];
