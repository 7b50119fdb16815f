/** Maximum project lists per account. In a separate file, so that pages need no schemas. */
export const MAX_LISTS = 50;
/** Maximum different variants in a list: as many as a cart holds. */
export const MAX_ITEMS = 100;
export const LIST_NAME_LENGTH = 60;
