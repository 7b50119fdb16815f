import * as z from "zod/mini";
import { NEWSLETTER_TEXTS, type NewsletterVersion } from "./newsletter-text.ts";

const VERSIONS = Object.keys(NEWSLETTER_TEXTS) as [NewsletterVersion, ...NewsletterVersion[]];

/** A version that was on the page, the current or an earlier one. */
export const newsletterVersion = z.enum(VERSIONS);
