/** Who changes an order. */
export interface Actor {
  actor: "customer" | "staff" | "shop";
  staffId?: number;
  /** What the customer reads beside the status. */
  note?: string;
}

/** Why an event of an order is written: by whom, and with which parcel or credit. */
export interface EventCause extends Actor {
  fulfilmentId?: number | undefined;
  creditId?: number | undefined;
  /** Staff corrected who receives it and where. */
  isCorrection?: boolean;
}
