/** What stands above the fields of a form; whoever puts a form into a frame insets it like them. */
export const FORM_NOTE = "form-note";
