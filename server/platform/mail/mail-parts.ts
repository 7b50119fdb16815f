/** What a mail says, part by part; how it looks is the same for all. */
export type MailPart =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  /** Somebody's own words, lines kept. */
  | { kind: "quote"; text: string }
  /** Small and soft: what to do if this was not you. */
  | { kind: "note"; text: string }
  /** Digits or letters to type in, large and always left to right. */
  | { kind: "code"; code: string }
  /** `href`: a path of the shop without language (`/auth/SignIn`), or a whole `https://` address. */
  | { kind: "button"; label: string; href: string }
  /** A soft line that leads somewhere, as the last line of a mail that can be stopped. */
  | { kind: "link"; label: string; href: string }
  | { kind: "facts"; rows: { label: string; value: string }[] };

export interface MailContent {
  subject: string;
  /** The line that mailboxes show after the subject. */
  preview?: string | undefined;
  parts: MailPart[];
  /** How whoever gets it ends mails of its kind; what an order or an account needs has none. */
  unsubscribe?: Unsubscribe | undefined;
}

export interface Unsubscribe {
  /** The page where it is one press. */
  href: string;
  label: string;
  /** A path that takes the form of RFC 8058: the button of mail programs. */
  atOnce: string;
}
