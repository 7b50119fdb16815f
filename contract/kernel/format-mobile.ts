/** `+201012345678` → `010 1234 5678`, as written in Egypt. Foreign numbers stay unchanged. */
export function formatMobile(e164: string): string {
  return e164.replace(/^\+20(\d{2})(\d{4})(\d{4})$/, "0$1 $2 $3");
}
