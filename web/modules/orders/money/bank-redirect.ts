/** The order whose customer has just chosen to pay by card: its page redirects to the bank once. */
let due: string | null = null;

export function requestBankRedirect(number: string): void {
  due = number;
}

/** Whether this order's page should redirect to the bank. */
export function isBankRedirectDue(number: string): boolean {
  return due === number;
}

/** Redirects no more: a customer who comes back from the bank must not be sent there again. */
export function clearBankRedirect(): void {
  due = null;
}
