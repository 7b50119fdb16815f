import type { Generated } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";

export type RatingState = "waiting" | "published" | "declined";

export type FeedbackTables = {
  "feedback.rating": {
    id: Generated<number>;
    product_id: number;
    shopper_id: number | null;
    order_id: number | null;
    author: string;
    locale: Locale;
    value: number;
    text: string;
    state: Generated<RatingState>;
    rated_at: Generated<Date>;
    decided_at: Date | null;
  };
  "feedback.rating_picture": {
    id: Generated<string>;
    /** One of the two: a customer, or the guest's order that the product came with. */
    shopper_id: number | null;
    order_id: number | null;
    product_id: number;
    rating_id: number | null;
    place: number | null;
    width: number;
    height: number;
    bytes: Buffer;
    thumbnail: Buffer;
    at: Generated<Date>;
  };
  "feedback.message": {
    id: Generated<number>;
    shopper_id: number | null;
    user_name: string;
    email: string;
    message: string;
    description: string;
    locale: Locale;
    sent_at: Generated<Date>;
    reply: string | null;
    replied_at: Date | null;
    replied_by: number | null;
  };
};
