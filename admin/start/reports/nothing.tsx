import { Typography } from "@mui/material";
import { useText } from "../../i18n/use-text.ts";

/** Shown for a period without data. */
export function Nothing() {
  const text = useText();
  return <Typography sx={{ color: "text.secondary" }}>{text("start.reports.nothing")}</Typography>;
}
