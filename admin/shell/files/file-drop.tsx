import { Box } from "@mui/material";
import { type DragEvent, type ReactNode, useState } from "react";

/**
 * Files from the computer only: a picture dragged from a web page is also a file, but comes with
 * HTML.
 */
const holdsFiles = ({ dataTransfer: { types } }: DragEvent) =>
  types.includes("Files") && !types.includes("text/html");

interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** An upload is in progress: further files are refused. */
  isBusy: boolean;
  children: ReactNode;
}

/** Accepts files dropped anywhere on its content. */
export function FileDrop({ onFiles, isBusy, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Otherwise the browser opens the file instead of the form.
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
