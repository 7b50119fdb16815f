import { useState } from "react";
import { ContactSent } from "./contact-sent.tsx";
import { MessageForm } from "./message-form.tsx";

/** The form, replaced by a confirmation once the message was sent. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="min-w-0">
      {sentTo === null ? (
        <MessageForm onSent={setSentTo} />
      ) : (
        <ContactSent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </div>
  );
}
