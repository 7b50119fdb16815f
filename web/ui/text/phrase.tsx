import { Prose } from "./prose.tsx";

const ARABIC = /\p{Script=Arabic}/u;

/**
 * A name, a fact or an option within other text, in the direction of its own language: "E14 قلاووظ
 * صغير" from the right although it starts with a Latin code, "IP65" from the left, "70–140 سم" with
 * the lower end first.
 */
export function Phrase({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <bdi dir={ARABIC.test(text) ? "rtl" : "ltr"} className={className}>
      <Prose text={text} />
    </bdi>
  );
}
