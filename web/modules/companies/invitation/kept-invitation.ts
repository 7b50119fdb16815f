/** An invitation's secret is kept in this tab while the visitor signs in or registers. */
const KEY = "invitation";

export function keptInvitation(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Storage may be blocked: then the link has to be opened again. */
export function keepInvitation(secret: string): void {
  try {
    sessionStorage.setItem(KEY, secret);
  } catch {
    // Not kept, which breaks nothing.
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
