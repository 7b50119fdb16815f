import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { useTranslate } from "ra-core";
import { ApiProblem } from "../../api/api-problem.ts";
import { sendFile } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";

const PICTURE_TYPES = "image/webp,image/avif,image/jpeg,image/png";
const sendPicture = (file: File) => sendFile<"addPicture">("/api/v1/admin/pictures", file);

interface UploadProps<T> {
  label: string;
  /** File types for the chooser. */
  types: string;
  isMultiple?: boolean;
  send: (file: File) => Promise<T>;
  onSent: (sent: T, file: File) => void;
}

/** Uploads chosen or dropped files; they keep their order, and each rejected file is named. */
export function UploadButton<T>({ label, types, isMultiple, send, onSent }: UploadProps<T>) {
  const text = useText();
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<{ number: number; count: number }>();
  const [refused, setRefused] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);
  const sendAll = async (files: readonly File[]) => {
    setRefused([]);
    for (const [index, file] of files.entries()) {
      setProgress({ number: index + 1, count: files.length });
      try {
        onSent(await send(file), file);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        // The error about the file itself, or about the whole request.
        const message = Object.values(error.body.errors)[0] ?? translate(error.message);
        setRefused((others) => [...others, `${file.name}: ${message}`]);
      }
    }
    setProgress(undefined);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = "";
    void sendAll(files);
  };
  const over = (event: DragEvent) => {
    if (progress || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!isOver) return;
    event.preventDefault();
    setOver(false);
    void sendAll([...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1));
  };
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        ...(isMultiple && { padding: 2, border: "1px dashed", borderColor: "divider" }),
        borderRadius: 2,
        ...(isOver && { outline: "2px solid", outlineColor: "secondary.main" }),
      }}
    >
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
      {progress && (
        <Box component="output" sx={{ display: "block", marginBlockStart: 1, maxInlineSize: 320 }}>
          {text("shell.files.sending", progress)}
          <LinearProgress
            variant="determinate"
            value={((progress.number - 1) / progress.count) * 100}
            aria-label={text("shell.files.sending", progress)}
          />
        </Box>
      )}
      {refused.map((message) => (
        <Alert key={message} severity="error" sx={{ marginBlockStart: 1 }}>
          {message}
        </Alert>
      ))}
    </Box>
  );
}

type PictureUploadProps = Pick<
  UploadProps<Awaited<ReturnType<typeof sendPicture>>>,
  "label" | "isMultiple" | "onSent"
>;

/** The same for pictures. */
export function PictureUpload(props: PictureUploadProps) {
  return <UploadButton types={PICTURE_TYPES} send={sendPicture} {...props} />;
}
