/** The order whose customer has just said "pay by card": its page goes on to the bank by itself, once. */
let requested: string | null = null;

export function requestBankVisit(number: string): void {
  requested = number;
}

/** Whether this order's page is to go on to the bank. */
export function isBankVisitRequested(number: string): boolean {
  return requested === number;
}

/** From now on only by a press: whoever comes back from the bank must not be sent there again. */
export function forgetBankVisit(): void {
  requested = null;
}
