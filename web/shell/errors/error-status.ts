import { isRouteErrorResponse } from "react-router";
import { isReadablePath } from "#contract/kernel/slug.ts";

/** Whether an error means that the page does not exist. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** A path decoded for display; broken escapes stay as they are. */
export function readablePath(pathname: string): string {
  return isReadablePath(pathname) ? decodeURI(pathname) : pathname;
}
