/** Longest texts of the contact form. Apart, so that pages need no schemas for them. */
export const CONTACT_LIMITS = {
  userName: 100,
  message: 150,
  description: 5000,
  reply: 5000,
} as const;
