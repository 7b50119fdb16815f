import { fetchFile } from "#web/api/files.ts";

/** Fetches a file with the proof of the session, which a plain link could not carry, and hands it to the browser. */
export async function saveFile(address: string, name: string): Promise<void> {
  const file = URL.createObjectURL(await fetchFile(address));
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
