/** Lets the browser paint and answer before what comes next: long work is done in pieces. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
