/** Something that happens in a module, by its name: `defineEvent<{ id: number }>("thing.happened")`. */
export interface EventType<Payload> {
  name: string;
  /** Never there; keeps the payload's type. */
  payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name };
}

/** An event that was emitted by a command, until its transaction has committed. */
export interface EmittedEvent {
  name: string;
  payload: unknown;
}
