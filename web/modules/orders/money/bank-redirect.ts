/** The order whose customer has just said "pay by card": its page goes on to the bank by itself, once. */
let due: string | null = null;

export function requestBankRedirect(number: string): void {
  due = number;
}

/** Whether this order's page is to go on to the bank. */
export function isBankRedirectDue(number: string): boolean {
  return due === number;
}

/** From now on only by a press: whoever comes back from the bank must not be sent there again. */
export function clearBankRedirect(): void {
  due = null;
}
