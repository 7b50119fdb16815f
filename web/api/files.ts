import { filesVia } from "#api-client/files.ts";
import { send } from "./client.ts";

export const { fetchFile, sendFile } = filesVia(send);
