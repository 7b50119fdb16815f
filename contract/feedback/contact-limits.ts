/** Maximum lengths of the contact form. In a separate file, so that pages need no schemas. */
export const CONTACT_LIMITS = {
  userName: 100,
  message: 150,
  description: 5000,
  reply: 5000,
} as const;
