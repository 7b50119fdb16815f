/** Loopback by number: browsers make passkeys for names only. */
const LOOPBACK = new Set(["127.0.0.1", "[::1]"]);

/** Whom a passkey is for: it works at this origin and nowhere else (WebAuthn's "relying party"). */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const at = new URL(publicUrl);
  if (LOOPBACK.has(at.hostname)) at.hostname = "localhost";
  return { id: at.hostname, origin: at.origin };
}

/** Kinds of keys that are taken (COSE, RFC 9053): Ed25519, ES256, RS256, in this order. */
export const ALGORITHMS = [-8, -7, -257];
