/** Asks the user to prove their identity; resolves to false if they cancel. */
type ProofAsker = () => Promise<boolean>;

let asker: ProofAsker | undefined;
const first = Promise.withResolvers<void>();

export function setProofAsker(next: ProofAsker): void {
  asker = next;
  first.resolve();
}

/** The dialog is loaded after the first view; earlier calls wait for it. */
export async function askProof(): Promise<boolean> {
  await first.promise;
  return (await asker?.()) ?? false;
}
