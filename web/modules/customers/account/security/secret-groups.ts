/** A key in groups of four, as it is read out and typed. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** The key alone, from an `otpauth:` address or as it stands. */
export function keyOf(secret: string, uri: string): string {
  return new URL(uri).searchParams.get("secret") ?? secret;
}
