import { Box } from "@mui/material";

/** The text below a field: an error, and the hint that explains how to mend it. */
export function helpText(error: string | undefined, help: string | undefined) {
  if (!error || !help) return error ?? help;
  return (
    <>
      <Box component="span" sx={{ display: "block" }}>
        {error}
      </Box>
      <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
        {help}
      </Box>
    </>
  );
}
