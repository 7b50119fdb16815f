/** Who moves an order. */
export interface Mover {
  actor: "customer" | "staff" | "shop";
  staffId?: number;
  /** What the customer reads beside the state. */
  note?: string;
}

/** A mover whose parcel or credit is the reason why the order moves. */
export interface PieceMover extends Mover {
  fulfilmentId?: number | undefined;
  creditId?: number | undefined;
}
