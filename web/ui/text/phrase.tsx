import { Prose } from "./prose.tsx";

const ARABIC = /\p{Script=Arabic}/u;

/**
 * A name, a fact or an option among other words, in its own language's direction: "E14 قلاووظ صغير" from the right
 * although it begins with a Latin code, "IP65" from the left, "70–140 سم" with the low end first.
 */
export function Phrase({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <bdi dir={ARABIC.test(text) ? "rtl" : "ltr"} className={className}>
      <Prose text={text} />
    </bdi>
  );
}
