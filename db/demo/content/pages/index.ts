import type { DemoContentPage } from "../types.ts";
import { aboutUs } from "./about-us.ts";
import { directorSpeech } from "./director-speech.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { sustainabilityStatement } from "./sustainability-statement.ts";
import { termsAndConditions } from "./terms-and-conditions.ts";
import { visionMissionValuesGoals } from "./vision-mission-values-goals.ts";

export const contentPages: DemoContentPage[] = [
  aboutUs,
  directorSpeech,
  visionMissionValuesGoals,
  privacyPolicy,
  termsAndConditions,
  sustainabilityStatement,
];
