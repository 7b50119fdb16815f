import { Alert, AlertTitle, Box, Button } from "@mui/material";
import { useText } from "../../i18n/use-text.ts";
import { type Difference, differencesOf, type Facts } from "./compare-facts.ts";
import { FORM_NOTE } from "./form-note.ts";

interface ChangedMeanwhileProps {
  /** Your own values and somebody else's, by field labels. */
  mine: Facts;
  theirs: Facts;
  /** Called before the surrounding form is sent again, overwriting the other version. */
  onKeep: () => void;
  onTake: () => void;
}

/** A conflict of two edits: shows the differences, and asks which version to keep. */
export function ChangedMeanwhile({ mine, theirs, onKeep, onTake }: ChangedMeanwhileProps) {
  const text = useText();
  const differences = differencesOf(mine, theirs);
  return (
    <Alert severity="warning" role="alert" className={FORM_NOTE} sx={{ marginBlock: 1 }}>
      <AlertTitle>{text("shell.form.changed")}</AlertTitle>
      {text(differences.length === 0 ? "shell.form.same" : "shell.form.changedText")}
      <Box component="ul" sx={{ listStyle: "none", padding: 0, marginBlock: 1.5 }}>
        {differences.map((difference) => (
          <BothOf key={difference.field} {...difference} />
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button type="submit" variant="contained" size="small" onClick={onKeep}>
          {text("shell.form.keepMine")}
        </Button>
        <Button variant="outlined" size="small" color="inherit" onClick={onTake}>
          {text("shell.form.takeTheirs")}
        </Button>
      </Box>
    </Alert>
  );
}

function BothOf({ field, before, after }: Difference) {
  const text = useText();
  const both = [
    { label: text("shell.form.mine"), value: before },
    { label: text("shell.form.theirs"), value: after },
  ];
  return (
    <Box component="li" sx={{ marginBlockEnd: 1 }}>
      <Box sx={{ fontWeight: 500 }}>{field}</Box>
      {both.map(({ label, value }) => (
        <Box key={label} sx={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
          {label}: <bdi>{value ?? text("shell.form.nothing")}</bdi>
        </Box>
      ))}
    </Box>
  );
}
