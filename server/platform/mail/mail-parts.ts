/** The content of a mail, part by part; the layout is the same for all. */
export type MailPart =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  /** Somebody's own words, with line breaks kept. */
  | { kind: "quote"; text: string }
  /** Small and muted: what to do if this was not you. */
  | { kind: "note"; text: string }
  /** Digits or letters to type in, large and always left to right. */
  | { kind: "code"; code: string }
  /** `href`: a shop path without the language (`/auth/SignIn`), or a full `https://` address. */
  | { kind: "button"; label: string; href: string }
  /** A muted link line, for example the last line of a mail that can be unsubscribed from. */
  | { kind: "link"; label: string; href: string }
  | { kind: "facts"; rows: { label: string; value: string }[] };

export interface MailContent {
  subject: string;
  /** The preview line that mailboxes show after the subject. */
  preview?: string | undefined;
  parts: MailPart[];
  /**
   * How recipients unsubscribe from this kind of mail; mails about an order or account have none.
   */
  unsubscribe?: Unsubscribe | undefined;
}

export interface Unsubscribe {
  /** The page where unsubscribing takes one click. */
  href: string;
  label: string;
  /** A path that accepts the form of RFC 8058: the unsubscribe button of mail programs. */
  atOnce: string;
}
