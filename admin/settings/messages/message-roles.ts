const ROLES = ["subject", "heading", "preview", "sms", "button", "note"] as const;
export type MessageRole = (typeof ROLES)[number] | "text";

/** A text's role within its message, by the end of its name: `sms`, `onSubject`. */
export function roleOf(name: string): MessageRole {
  const last = name.toLowerCase();
  return ROLES.find((role) => last.endsWith(role)) ?? "text";
}
