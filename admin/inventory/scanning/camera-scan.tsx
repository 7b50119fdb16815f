import CameraIcon from "@mui/icons-material/PhotoCameraOutlined";
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
import { useEffect, useId, useRef, useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { type Detector, findDetector } from "./barcode-detector.ts";
import { cameIntoSight, type InSight } from "./camera-codes.ts";

/** Pause between two looks at the picture, in ms. */
const PAUSE_MS = 150;

interface CameraScanProps {
  /** Called for each piece. */
  onCode: (code: string) => void;
}

/** A button that reads barcodes with the camera, where the browser can. */
export function CameraScan({ onCode }: CameraScanProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: detector } = useQuery({
    queryKey: ["barcode-detector"],
    // A query must not answer with undefined.
    queryFn: async () => (await findDetector()) ?? null,
    staleTime: Infinity,
  });
  if (!detector) return null;
  return (
    <>
      <Button startIcon={<CameraIcon />} variant="outlined" onClick={() => setOpen(true)}>
        {text("stock.scan.camera")}
      </Button>
      {isOpen && (
        <CameraDialog detector={detector} onCode={onCode} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface CameraDialogProps extends CameraScanProps {
  detector: Detector;
  onClose: () => void;
}

function CameraDialog({ detector, onCode, onClose }: CameraDialogProps) {
  const text = useText();
  const titleId = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const { stream, isRefused } = useCamera();
  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);
  useReading(detector, video, (code) => {
    onCode(code);
    navigator.vibrate?.(60);
    setCodes((before) => [...before, code]);
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text("stock.scan.camera")}</DialogTitle>
      <DialogContent>
        {isRefused ? (
          <Alert severity="warning">{text("stock.scan.noCamera")}</Alert>
        ) : (
          <Box
            component="video"
            ref={video}
            autoPlay
            muted
            playsInline
            sx={{ inlineSize: "100%", aspectRatio: "4 / 3", objectFit: "cover", borderRadius: 2 }}
          />
        )}
        <Typography component="output" sx={{ display: "block", marginBlockStart: 1 }}>
          {text("stock.scan.seen", { count: codes.length })} <bdi dir="ltr">{codes.at(-1)}</bdi>
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          {text("shell.form.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The camera at the back of a phone, until the dialog is closed. */
function useCamera(): { stream: MediaStream | undefined; isRefused: boolean } {
  const [stream, setStream] = useState<MediaStream>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isClosed = false;
    let opened: MediaStream | undefined;
    const stop = () => {
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).then(
      (found) => {
        opened = found;
        if (isClosed) stop();
        else setStream(found);
      },
      () => setRefused(true),
    );
    return () => {
      isClosed = true;
      stop();
    };
  }, []);
  return { stream, isRefused };
}

/** Looks at the picture again and again, one look at a time. */
function useReading(
  detector: Detector,
  video: { current: HTMLVideoElement | null },
  onCode: (code: string) => void,
): void {
  const seen = useRef<InSight>(new Map());
  const last = useRef(onCode);
  useEffect(() => {
    last.current = onCode;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    const look = async () => {
      const picture = video.current;
      const hasPicture = picture !== null && picture.readyState >= picture.HAVE_CURRENT_DATA;
      const found = hasPicture ? await detector.detect(picture).catch(() => []) : [];
      if (isClosed) return;
      const codes = found.map(({ rawValue }) => rawValue);
      const { seen: now, fresh } = cameIntoSight(seen.current, codes, Date.now());
      seen.current = now;
      for (const code of fresh) last.current(code);
      timer = setTimeout(() => void look(), PAUSE_MS);
    };
    void look();
    return () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }, [detector, video]);
}
