import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { formatPrice } from "#contract/kernel/money.ts";
import {
  type Duplicate,
  MERGED_PARTS,
  type MergePreview,
} from "#contract/staff/merge-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { Loading } from "../../shell/frame/states.tsx";

interface MergeProps {
  customerId: number;
  other: Duplicate;
  onClose: () => void;
}

/** A preview of what the merge would move from the other account. */
export function MergeDialog({ customerId, other, onClose }: MergeProps) {
  const text = useText();
  const titleId = useId();
  const params = { id: customerId, other: other.id };
  const { data, error, isPending } = useQuery({
    queryKey: ["customers", "merge", customerId, other.id],
    queryFn: () => call("GET /api/v1/admin/customers/{id}/merge/{other}", { params }),
  });
  const merge = async () => {
    await call("POST /api/v1/admin/customers/{id}/merge", {
      params: { id: customerId },
      body: { other: other.id },
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text("merging.merge")}</DialogTitle>
      <DialogContent>
        {error && <ErrorAlert error={error} />}
        {isPending && <Loading />}
        {data && <Moved preview={data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text("shell.form.cancel")}</Button>
        {data?.obstacle === null && (
          <ActionButton
            label={text("merging.confirm")}
            explanation={text("merging.confirmText", { name: other.name })}
            done={text("merging.done")}
            send={merge}
            isDangerous
          />
        )}
      </DialogActions>
    </Dialog>
  );
}

function Moved({ preview: { moved, balance, obstacle } }: { preview: MergePreview }) {
  const text = useText();
  if (obstacle !== null)
    return <Alert severity="warning">{text(`merging.obstacles.${obstacle}`)}</Alert>;
  const parts = MERGED_PARTS.filter((part) => moved[part] > 0);
  return (
    <>
      <Typography variant="h3" component="h3">
        {text("merging.moves")}
      </Typography>
      {parts.length === 0 && balance === 0 && <Typography>{text("merging.nothing")}</Typography>}
      <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 2.5 }}>
        {parts.map((part) => (
          <li key={part}>{text(`merging.parts.${part}`, { count: moved[part] })}</li>
        ))}
        {balance > 0 && (
          <li>{text("merging.balance", { amount: formatPrice(balance, locale) })}</li>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {text("merging.closes")}
      </Typography>
    </>
  );
}
