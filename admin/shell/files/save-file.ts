import { fetchFile } from "../../api/client.ts";

/** Saves a file that only staff may see. */
export async function saveFile(address: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(address));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
