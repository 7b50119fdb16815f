/**
 * Topics that customers can choose to be notified about. The newsletter has its own consent text
 * (newsletter-text.ts).
 */
export const MESSAGE_TOPICS = ["orders", "ratings", "alerts"] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

export const CHANNELS = ["email", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channels of each topic, and their defaults. */
export const TOPIC_CHANNELS = {
  /** At least one channel is required. */
  orders: { email: true, sms: false },
  ratings: { email: true },
  alerts: { email: true, sms: false },
} as const satisfies Record<MessageTopic, Partial<Record<Channel, boolean>>>;

/** Topics that can be unsubscribed from by a link in the mail. */
export const REFUSABLE_TOPICS = ["ratings", "alerts", "newsletter"] as const;
export type RefusableTopic = (typeof REFUSABLE_TOPICS)[number];
