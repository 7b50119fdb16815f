import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { type ChangeEvent, useRef } from "react";
import type { CallResponse } from "#api-client/operations.ts";
import { sendFile } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { FileDrop } from "./file-drop.tsx";
import { type SendFile, type Upload, type UploadHandlers, useUpload } from "./use-upload.ts";

export const PICTURE_TYPES = "image/webp,image/avif,image/jpeg,image/png";

export const sendPicture: SendFile<CallResponse<"POST /api/v1/admin/pictures">> = (
  file,
  onProgress,
) => sendFile("POST /api/v1/admin/pictures", file, { onProgress });

interface ChoiceProps {
  label: string;
  /** File types for the chooser. */
  types: string;
  isMultiple?: boolean | undefined;
}

type UploadProps<T> = ChoiceProps & UploadHandlers<T>;

/** Uploads files chosen or dropped here, in order. */
export function UploadButton<T>({ label, types, isMultiple, ...handlers }: UploadProps<T>) {
  const upload = useUpload(handlers);
  const { progress, sendAll } = upload;
  const send = (files: readonly File[]) => void sendAll(isMultiple ? files : files.slice(0, 1));
  return (
    <FileDrop onFiles={send} isBusy={progress !== undefined}>
      <Box
        sx={
          isMultiple
            ? { padding: 2, border: "1px dashed", borderColor: "divider", borderRadius: 2 }
            : {}
        }
      >
        <FileChoice {...{ label, types, isMultiple, upload }} />
      </Box>
    </FileDrop>
  );
}

/** The same for pictures. */
export function PictureUpload(
  props: Pick<
    UploadProps<CallResponse<"POST /api/v1/admin/pictures">>,
    "label" | "isMultiple" | "onSent"
  >,
) {
  return <UploadButton types={PICTURE_TYPES} send={sendPicture} {...props} />;
}

/** The file chooser with upload progress, and why some files were not sent. */
export function FileChoice({ label, types, isMultiple, upload }: ChoiceProps & { upload: Upload }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { progress, refused, sendAll } = upload;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = "";
    void sendAll(files);
  };
  return (
    <>
      <Button
        variant="outlined"
        disabled={progress !== undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {isMultiple && (
        <Typography
          variant="caption"
          // Touch screens cannot drag files.
          sx={{
            color: "text.secondary",
            marginInlineStart: 1.5,
            "@media (hover: none)": { display: "none" },
          }}
        >
          {text("shell.files.orDrop")}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        hidden
        accept={types}
        aria-label={label}
        onChange={choose}
      />
      {progress && <Progress progress={progress} />}
      {refused.map((message, index) => (
        // The same file may be refused twice.
        // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added at the end
        <Alert key={`${index} ${message}`} severity="error" sx={{ marginBlockStart: 1 }}>
          {message}
        </Alert>
      ))}
    </>
  );
}

function Progress({ progress }: { progress: NonNullable<Upload["progress"]> }) {
  const text = useText();
  const { number, count, share } = progress;
  const said = text("shell.files.sending", { number, count });
  // All bytes are sent: how long the server takes to check the file is unknown.
  const isDetermined = share < 1;
  return (
    <Box component="output" sx={{ display: "block", marginBlockStart: 1, maxInlineSize: 320 }}>
      {said}
      <LinearProgress
        variant={isDetermined ? "determinate" : "indeterminate"}
        value={((number - 1 + share) / count) * 100}
        aria-label={said}
      />
    </Box>
  );
}
