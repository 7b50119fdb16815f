/** Loopback addresses: browsers create passkeys only for host names. */
const LOOPBACK = new Set(["127.0.0.1", "[::1]"]);

/** The relying party of passkeys: they work for this origin and nowhere else. */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const at = new URL(publicUrl);
  if (LOOPBACK.has(at.hostname)) at.hostname = "localhost";
  return { id: at.hostname, origin: at.origin };
}

/** Accepted key types (COSE, RFC 9053): Ed25519, ES256, RS256, in this order. */
export const ALGORITHMS = [-8, -7, -257];
