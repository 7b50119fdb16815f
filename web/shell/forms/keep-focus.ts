/**
 * For a form's button: pressing it leaves the focus in the field. Otherwise the field's check on blur may move the
 * button away between press and release, and the press is lost.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
