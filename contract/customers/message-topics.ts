/** What customers choose to be told about. The newsletter is agreed to by its own words (newsletter-text.ts). */
export const MESSAGE_TOPICS = ["orders", "ratings", "alerts"] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

export const CHANNELS = ["email", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

/** The ways a topic can take, and whether it takes them for whoever has said nothing. */
export const TOPIC_CHANNELS = {
  /** Always by one way at least. */
  orders: { email: true, sms: false },
  ratings: { email: true },
  alerts: { email: true, sms: false },
} as const satisfies Record<MessageTopic, Partial<Record<Channel, boolean>>>;

/** Topics of mails that can be left with their link. */
export const REFUSABLE_TOPICS = ["ratings", "alerts", "newsletter"] as const;
export type RefusableTopic = (typeof REFUSABLE_TOPICS)[number];
