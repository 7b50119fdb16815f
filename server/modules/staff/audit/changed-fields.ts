type Fields = Record<string, unknown>;

/** The changes of a record for the audit log: each field that differs, before and after. */
export function changedFields(before: object, after: object): { before: Fields; after: Fields } {
  const [old, now] = [{ ...before } as Fields, { ...after } as Fields];
  const codes = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (code) => code !== "version" && JSON.stringify(old[code]) !== JSON.stringify(now[code]),
  );
  const pick = (fields: Fields) => Object.fromEntries(codes.map((code) => [code, fields[code]]));
  return { before: pick(old), after: pick(now) };
}
