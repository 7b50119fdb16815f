/** Who changes an order. */
export interface Actor {
  actor: "customer" | "staff" | "shop";
  staffId?: number;
  /** Shown to the customer beside the status. */
  note?: string;
}

/** Who caused an event of an order, and its parcel or credit. */
export interface EventCause extends Actor {
  fulfilmentId?: number | undefined;
  creditId?: number | undefined;
  /** Staff corrected the recipient or the address. */
  isCorrection?: boolean;
}
