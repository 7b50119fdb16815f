import { beforeEach, expect, test } from "vitest";
import { writeSignIn } from "../session.ts";
import { useShell } from "../store.ts";
import { browserStorage } from "./browser-storage.ts";
import {
  endSession,
  followStorage,
  keepUserInfo,
  nameOf,
  refuseSession,
  takeSession,
} from "./sign-in.ts";

const MONA = { id: 7, fullName: "منى السيد", email: "mona@example.com" };
const session = { token: "proof", accountType: "person", userInfo: MONA };
const KEYS = ["token", "accountType", "userInfo"] as const;

const kept = () => KEYS.map((key) => browserStorage().getItem(key));
const shown = () => {
  const { isAuthenticated, token, accountType, userInfo, signInEnded } = useShell.getState();
  return { isAuthenticated, token, accountType, userInfo, signInEnded };
};
const nobody = { isAuthenticated: false, token: null, accountType: null, userInfo: null };

beforeEach(() => {
  endSession(null);
});

test("stores token, account type and user on sign-in", () => {
  takeSession({ ...session, kind: "session" } as typeof session);
  expect(kept()).toEqual(["proof", "person", JSON.stringify(MONA)]);
  expect(shown()).toEqual({ ...session, isAuthenticated: true, signInEnded: null });
});

test("ends the sign-in when its token is refused", () => {
  takeSession(session);
  refuseSession("proof");
  expect(kept()).toEqual([null, null, null]);
  expect(shown()).toEqual({ ...nobody, signInEnded: "refused" });
});

test("ignores the refusal of a replaced token", () => {
  takeSession(session);
  takeSession({ ...session, token: "newer" });
  refuseSession("proof");
  expect(shown()).toMatchObject({ isAuthenticated: true, token: "newer" });
});

test("follows another tab's session when the old token is refused", () => {
  takeSession(session);
  writeSignIn(browserStorage(), { ...session, token: "of another tab" });
  refuseSession("proof");
  expect(kept()[0]).toBe("of another tab");
  expect(shown()).toMatchObject({ isAuthenticated: true, token: "of another tab" });
});

test("updates the user's name only while signed in", () => {
  keepUserInfo(MONA);
  expect(kept()).toEqual([null, null, null]);
  takeSession(session);
  keepUserInfo({ ...MONA, fullName: "منى سالم" });
  expect(nameOf(useShell.getState().userInfo ?? {})).toBe("منى سالم");
  expect(browserStorage().getItem("userInfo")).toContain("منى سالم");
});

test("follows sign-in and sign-out of another tab", () => {
  browserStorage().setItem("accountType", "company");
  browserStorage().setItem("userInfo", JSON.stringify(MONA));
  browserStorage().setItem("token", "theirs");
  followStorage();
  expect(shown()).toMatchObject({ isAuthenticated: true, token: "theirs", accountType: "company" });
  browserStorage().removeItem("token");
  followStorage();
  expect(shown()).toEqual({ ...nobody, signInEnded: null });
  expect(kept()).toEqual([null, null, null]);
});
