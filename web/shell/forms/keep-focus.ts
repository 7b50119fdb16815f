/**
 * For a form's button: pressing it keeps the focus in the field. Otherwise the field's validation
 * on blur may move the button between press and release, and the click is lost.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
