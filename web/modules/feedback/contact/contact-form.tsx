import { useState } from "react";
import { ContactSent } from "./contact-sent.tsx";
import { MessageForm } from "./message-form.tsx";

/** The form, and in its place that the message has come in. */
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
