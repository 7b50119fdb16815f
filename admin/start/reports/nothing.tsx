import { Typography } from "@mui/material";
import { useText } from "../../i18n/use-text.ts";

/** A report of days on which nothing happened. */
export function Nothing() {
  const text = useText();
  return <Typography sx={{ color: "text.secondary" }}>{text("start.reports.nothing")}</Typography>;
}
