/** A secret in groups of four, for reading out and typing. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** The bare secret, from an `otpauth:` address or as given. */
export function keyOf(secret: string, uri: string): string {
  return new URL(uri).searchParams.get("secret") ?? secret;
}
