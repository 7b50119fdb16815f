/** Asks whoever sits here to prove who they are; false: they would rather not. */
type ProofAsker = () => Promise<boolean>;

let asker: ProofAsker = () => Promise.resolve(false);

export function setProofAsker(next: ProofAsker): void {
  asker = next;
}

export function askProof(): Promise<boolean> {
  return asker();
}
