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

test("a person needs names, a password twice, and an email or a phone", () => {
  expect(mistakes(MONA)).toEqual([]);
  expect(mistakes({ ...MONA, email: "", phone: "٠١٠ ١٢٣٤ ٥٦٧٨" })).toEqual([]);
  expect(personRegistration.parse(MONA).email).toBe("mona@example.com");
});

test("everything that is wrong is reported at once, also what two fields say together", () => {
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

test.each([null, 7, "x", []])("%j is refused, not fallen over", (body) => {
  expect(mistakes(body as unknown as object)).not.toEqual([]);
});
