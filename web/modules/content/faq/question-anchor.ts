/** The anchor of an answer within the page. */
export function questionAnchor(id: number): string {
  return `q-${id}`;
}
