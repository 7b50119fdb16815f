/** PostgreSQL takes 7,999 bytes in one notification. */
const MOST_BYTES = 7_900;

/** Tags as the texts of notifications, in as few as they fit into. */
export function tagNotifications(tags: Iterable<string>): string[] {
  const texts: string[] = [];
  let fitting: string[] = [];
  let bytes = 0;
  for (const tag of tags) {
    // With its comma, or the bracket.
    const more = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (bytes + more > MOST_BYTES) {
      texts.push(JSON.stringify(fitting));
      fitting = [];
      bytes = 0;
    }
    fitting.push(tag);
    bytes += more;
  }
  return fitting.length === 0 ? texts : [...texts, JSON.stringify(fitting)];
}
