/** Asks whoever sits here to prove who they are; false: they would rather not. */
type ProofAsker = () => Promise<boolean>;

let asker: ProofAsker | undefined;
const first = Promise.withResolvers<void>();

export function setProofAsker(next: ProofAsker): void {
  asker = next;
  first.resolve();
}

/** The part of the shell that asks arrives after the first view: whoever needs it earlier waits. */
export async function askProof(): Promise<boolean> {
  await first.promise;
  return (await asker?.()) ?? false;
}
