import { Alert, Box, Button, LinearProgress } from "@mui/material";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslate } from "ra-core";
import { ApiProblem } from "../../api/api-problem.ts";
import { sendFile } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";

const PICTURE_TYPES = "image/webp,image/avif,image/jpeg,image/png";
const sendPicture = (file: File) => sendFile<"addPicture">("/api/v1/admin/pictures", file);

interface UploadProps<T> {
  label: string;
  /** Types of files that the browser offers. */
  types: string;
  isMultiple?: boolean;
  send: (file: File) => Promise<T>;
  onSent: (sent: T, file: File) => void;
}

/** Sends files that are chosen; they keep the order in which they were, and each that is refused is named. */
export function UploadButton<T>({ label, types, isMultiple, send, onSent }: UploadProps<T>) {
  const text = useText();
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<{ number: number; count: number }>();
  const [refused, setRefused] = useState<string[]>([]);
  const sendAll = async (files: readonly File[]) => {
    setRefused([]);
    for (const [index, file] of files.entries()) {
      setProgress({ number: index + 1, count: files.length });
      try {
        onSent(await send(file), file);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        // At the file itself, or of the request as a whole.
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
  return (
    <Box>
      <Button
        variant="outlined"
        disabled={progress !== undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
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
