import type { Platform } from "#server/platform/platform.ts";
import { requestJob, sendRequest } from "./send-request.ts";

export { planRequests } from "./plan-requests.ts";

export function aftercareModule(platform: Platform): void {
  platform.jobs.handle(requestJob, (job) => sendRequest(platform, job));
}
