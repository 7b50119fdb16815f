/** Something that happens in a module, by its name: `defineEvent<{ id: number }>("thing.happened")`. */
export interface EventType<Payload> {
  name: string;
  /** Never set; carries the payload's type. */
  payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name };
}

/** An event emitted by a command, held until its transaction has committed. */
export interface EmittedEvent {
  name: string;
  payload: unknown;
}
