import { fetchFile } from "#web/api/files.ts";

/** Downloads a file with the session's token, which a plain link cannot send. */
export async function saveFile(address: string, name: string): Promise<void> {
  const file = URL.createObjectURL(await fetchFile(address));
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only in a later task.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
