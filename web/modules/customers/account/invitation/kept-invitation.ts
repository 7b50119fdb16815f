/** The secret of an invitation waits in this tab while somebody signs in or registers. */
const KEY = "invitation";

export function keptInvitation(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Storage may be forbidden: then the mail has to be opened once more. */
export function keepInvitation(secret: string): void {
  try {
    sessionStorage.setItem(KEY, secret);
  } catch {
    // Nothing is kept, and nothing breaks.
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
