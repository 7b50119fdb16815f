import { Alert, Box, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  ERASED_PARTS,
  type ErasedPart,
  KEPT_PARTS,
  type KeptPart,
  REQUEST_WAYS,
  type RequestWay,
} from "#contract/staff/privacy-endpoints.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { saveFile } from "../../shell/files/save-file.ts";
import { Field } from "../../shell/forms/field.tsx";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Loading } from "../../shell/frame/states.tsx";

/** The customer's legal rights: a copy of all data, and erasure. */
export function PrivacyPanel({ customerId }: { customerId: number }) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <Panel title={text("privacy.title")}>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1.5 }}>
        {text("privacy.intro")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Export customerId={customerId} />
        {!isShown && (
          <Button variant="outlined" onClick={() => setShown(true)}>
            {text("privacy.show")}
          </Button>
        )}
      </Box>
      {isShown && <Erasure customerId={customerId} />}
    </Panel>
  );
}

interface Asked {
  askedBy: RequestWay;
}

const ASKED: Asked = { askedBy: "phone" };

function AskedBy() {
  const text = useText();
  const ways = REQUEST_WAYS.map((value) => ({ value, label: text(`privacy.ways.${value}`) }));
  return (
    <Field
      name="askedBy"
      label={text("privacy.askedBy")}
      help={text("privacy.askedByHelp")}
      choices={ways}
    />
  );
}

function Export({ customerId }: { customerId: number }) {
  const text = useText();
  const send = async (body: Asked) => {
    const data = await call("POST /api/v1/admin/customers/{id}/export", {
      params: { id: customerId },
      body,
    });
    const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
    saveFile(`customer-${customerId}-data.json`, file);
  };
  return (
    <ActionButton
      label={text("privacy.export")}
      explanation={text("privacy.exportText")}
      done={text("privacy.exported")}
      defaultValues={ASKED}
      send={send}
    >
      <AskedBy />
    </ActionButton>
  );
}

/** What would be deleted and what kept, and the button that does it. */
function Erasure({ customerId }: { customerId: number }) {
  const text = useText();
  const { data, error, isPending } = useQuery({
    queryKey: ["customers", "privacy", customerId],
    queryFn: () => call("GET /api/v1/admin/customers/{id}/privacy", { params: { id: customerId } }),
  });
  if (error) return <ErrorAlert error={error} />;
  if (isPending) return <Loading />;
  const { erased, kept, obstacle } = data;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Parts title={text("privacy.goes")} counts={erased} parts={ERASED_PARTS}>
        {text("privacy.goesText")}
      </Parts>
      <Parts title={text("privacy.stays")} counts={kept} parts={KEPT_PARTS}>
        {text("privacy.staysText")}
      </Parts>
      {obstacle ? (
        <Alert severity="warning">{text(`privacy.obstacles.${obstacle}`)}</Alert>
      ) : (
        <ActionButton
          label={text("privacy.erase")}
          explanation={text("privacy.eraseText")}
          done={text("privacy.done")}
          defaultValues={ASKED}
          send={(body) =>
            call("POST /api/v1/admin/customers/{id}/erase", { params: { id: customerId }, body })
          }
          isDangerous
        >
          <AskedBy />
        </ActionButton>
      )}
    </Box>
  );
}

interface PartsProps<P extends ErasedPart | KeptPart> {
  title: string;
  /** Additional items that are not counted. */
  children: string;
  parts: readonly P[];
  counts: Record<P, number>;
}

function Parts<P extends ErasedPart | KeptPart>({ title, children, parts, counts }: PartsProps<P>) {
  const text = useText();
  const there = parts.filter((part) => counts[part] > 0);
  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2">{children}</Typography>
      {there.length > 0 && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {there.map((part) => (
            <li key={part}>{text(`privacy.parts.${part}`, { count: counts[part] })}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
