/** Class of notes above a form's fields; containers of forms inset them like the fields. */
export const FORM_NOTE = "form-note";
