/** Account at the bank whose page takes cards (Paymob Egypt), as the operator configured it. */
export interface CardGateway {
  /** `https://accept.paymob.com`, or a local server that speaks the same. */
  url: string;
  secretKey: string;
  publicKey: string;
  hmacSecret: string;
  /** Payment methods of the merchant's account: integration ids. */
  integrationIds: readonly number[];
}
