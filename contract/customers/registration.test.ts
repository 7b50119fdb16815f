import { expect, test } from "vitest";
import { personRegistration } from "./registration.ts";

const MONA = {
  firstName: "منى",
  lastName: "السيد",
  email: "Mona@Example.com",
  password: "seven brass lamps",
  confirmPassword: "seven brass lamps",
};

function mistakes(
  body: object,
  schema: { safeParse: typeof personRegistration.safeParse } = personRegistration,
) {
  const result = schema.safeParse(body);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
}

test("accepts a person with names, password and email or phone", () => {
  expect(mistakes(MONA)).toEqual([]);
  expect(mistakes({ ...MONA, email: "", phone: "٠١٠ ١٢٣٤ ٥٦٧٨" })).toEqual([]);
  expect(personRegistration.parse(MONA).email).toBe("mona@example.com");
});

test("reports all errors together, including cross-field rules", () => {
  const empty = {
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
    password: "",
    confirmPassword: "x",
  };
  expect(mistakes(empty).toSorted()).toEqual(
    ["firstName", "lastName", "password", "password", "email", "confirmPassword"].toSorted(),
  );
});

test.each([null, 7, "x", []])("rejects %j without throwing", (body) => {
  expect(mistakes(body as unknown as object)).not.toEqual([]);
});
