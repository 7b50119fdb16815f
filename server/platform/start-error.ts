/** A reason why the shop cannot start, worded for the person at the terminal. */
export class StartError extends Error {
  override name = "StartError";
}
