import { Box, Chip } from "@mui/material";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { DIRECTION } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { locale } from "../i18n/locale.ts";
import { colours } from "./theme/colours.ts";

/**
 * An amount in piastres, isolated because the minus sign of a negative amount would be reordered in
 * Arabic.
 */
export function Money({ amount }: { amount: number }) {
  return (
    <Box
      component="bdi"
      dir={DIRECTION[locale]}
      className="figures"
      // The currency stays beside its number.
      sx={{ whiteSpace: "nowrap" }}
    >
      {formatPrice(amount, locale)}
    </Box>
  );
}

/** A time in Cairo. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(at, locale)}</time>;
}

/** A phone number in Egyptian format. */
export function Phone({ number }: { number: string }) {
  return <bdi dir="ltr">{formatMobile(number)}</bdi>;
}

/** Codes, numbers, addresses: left to right on any page. */
export function Code({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}

export type Tone = "neutral" | "info" | "success" | "warning" | "error";

const TONES: Record<Tone, { color: string; backgroundColor: string }> = {
  neutral: { color: colours["ink-soft"], backgroundColor: colours.stone },
  info: { color: colours.info, backgroundColor: colours["info-wash"] },
  success: { color: colours.success, backgroundColor: colours["success-wash"] },
  warning: { color: colours.warning, backgroundColor: colours["warning-wash"] },
  error: { color: colours.error, backgroundColor: colours["error-wash"] },
};

export function StateChip({ label, tone }: { label: string; tone: Tone }) {
  return <Chip size="small" label={label} sx={TONES[tone]} />;
}
