import { Box } from "@mui/material";
import { type DragEvent, type ReactNode, useState } from "react";

/** Of the computer: a picture that is dragged out of a page is a file, too, but comes with its markup. */
const holdsFiles = ({ dataTransfer: { types } }: DragEvent) =>
  types.includes("Files") && !types.includes("text/html");

interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** Files are still being sent: others are refused. */
  isBusy: boolean;
  children: ReactNode;
}

/** Takes files that are dropped anywhere on what it holds. */
export function FileDrop({ onFiles, isBusy, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Without this the browser opens the file in place of the form.
    event.preventDefault();
    event.dataTransfer.dropEffect = isBusy ? "none" : "copy";
    setOver(!isBusy);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (!isBusy) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      sx={{
        borderRadius: 2,
        ...(isOver && { outline: "2px solid", outlineColor: "secondary.main" }),
      }}
    >
      {children}
    </Box>
  );
}
