/** PostgreSQL allows 7,999 bytes in one notification. */
const MOST_BYTES = 7_900;

/** Packs tags into as few notification payloads as possible. */
export function tagNotifications(tags: Iterable<string>): string[] {
  const texts: string[] = [];
  let fitting: string[] = [];
  let bytes = 0;
  for (const tag of tags) {
    // Including its comma or bracket.
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
