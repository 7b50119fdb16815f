import { Box } from "@mui/material";
import { useStaffFile } from "./use-staff-file.ts";

interface StaffPictureProps {
  /** URL in the API. */
  address: string;
  alt: string;
  size?: number;
}

/** A picture that only staff may see. */
export function StaffPicture({ address, alt, size = 96 }: StaffPictureProps) {
  const source = useStaffFile(address);
  return (
    <Box
      component="img"
      src={source}
      alt={alt}
      sx={{ inlineSize: size, minBlockSize: size, objectFit: "cover", borderRadius: 2 }}
    />
  );
}
