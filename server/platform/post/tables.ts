import type { Generated } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import type { MailContent } from "../mail/mail-parts.ts";
import type { SmsContent } from "../sms/sms.ts";

export type PostTables = {
  "platform.outgoing_message": {
    id: Generated<number>;
    key: Generated<string>;
    channel: "mail" | "sms";
    recipient: string;
    locale: Locale;
    content: MailContent | SmsContent | null;
    expires_at: Date | null;
    leaves_no_trace: boolean;
    created_at: Generated<Date>;
    due_at: Generated<Date>;
    attempts: Generated<number>;
    ended_at: Date | null;
    outcome: "sent" | "refused" | "expired" | "given-up" | null;
  };
};
