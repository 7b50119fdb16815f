/** Something that happens in a module, by its name: `defineEvent<{ id: number }>("thing.happened")`. */
export interface EventType<Payload> {
  name: string;
  /** Never set; carries the payload's type. */
  payload?: Payload;
  /** Joins the payloads of one command, which is then announced once, right before its commit. */
  merge?(first: Payload, second: Payload): Payload;
}

export function defineEvent<Payload>(
  name: string,
  merge?: EventType<Payload>["merge"],
): EventType<Payload> {
  return { name, ...(merge && { merge }) };
}

/** An event emitted by a command, held until its transaction has committed. */
export interface EmittedEvent {
  name: string;
  payload: unknown;
}
