/** The order whose customer has just said "pay by card": its page goes on to the bank by itself, once. */
let wished: string | null = null;

export function wishForBank(number: string): void {
  wished = number;
}

/** Whether this order's page is to go on to the bank. */
export function isWishedForBank(number: string): boolean {
  return wished === number;
}

/** From now on only by a press: whoever comes back from the bank must not be sent there again. */
export function forgetBankWish(): void {
  wished = null;
}
