import type { StaffRole } from "#contract/kernel/permissions.ts";

/** All kinds of API callers. */
export const CUSTOMERS = ["person", "other", "buyer", "approver", "rival"] as const;
export const STAFF = ["newOwner", "owner", "catalogue", "orders", "content", "support"] as const;
/**
 * `guest` has ordered in this browser; `neighbour` has seen a parcel, and looked up its order by
 * number and phone.
 */
export const GUESTS = ["guest", "neighbour"] as const;
/**
 * Formerly signed in, or not completely; they send the tokens they have. The shop treats them as
 * visitors.
 */
export const SHUT_OUT = ["disabledCustomer", "halfCustomer", "disabledStaff", "halfStaff"] as const;
export const CALLERS = ["visitor", ...CUSTOMERS, ...STAFF, ...GUESTS, ...SHUT_OUT] as const;
export type CallerName = (typeof CALLERS)[number];

/** `ok`: the endpoint's own success status. */
export type Outcome = "ok" | 401 | 403 | 404 | 409 | 422;
export type Outcomes = Record<CallerName, Outcome>;

function all(outcome: Outcome): Outcomes {
  return Object.fromEntries(CALLERS.map((name) => [name, outcome])) as Outcomes;
}

/** Open to all; staff are visitors there. */
export const anybody = all("ok");

export const signedIn: Outcomes = {
  ...all(401),
  person: "ok",
  other: "ok",
  buyer: "ok",
  approver: "ok",
  rival: "ok",
};

/** For endpoints that need another kind of secret, such as a bank's signature. */
export const nobody = all(403);

/** Something that belongs to `person`; for all others it does not exist. */
export const person: Outcomes = {
  ...signedIn,
  other: 404,
  buyer: 404,
  approver: 404,
  rival: 404,
};

/**
 * The same for endpoints without sign-in; callers who only looked up the order are asked for a
 * code.
 */
export const personOnly: Outcomes = { ...all(404), person: "ok", neighbour: 403 };

/** What an order look-up shows, masked, and how it is unmasked. */
export const lookedUp: Outcomes = { ...personOnly, neighbour: "ok" };

/**
 * The same with the guest as owner and the person as a stranger; undefined if only customers can
 * own it.
 */
export function ofGuest(may: Outcomes): Outcomes | undefined {
  return may.person === "ok" && may.guest === 404
    ? { ...may, person: 404, guest: "ok" }
    : undefined;
}

/** Members of any company; each sees their own. */
export const members: Outcomes = { ...signedIn, person: 403, other: 403 };

/** Only for approvers of a company, each in their own. */
export const approvers: Outcomes = { ...members, buyer: 403 };

/** Something of the company of `buyer` and `approver`; another company's approver gets 404. */
export const ownApprover: Outcomes = { ...approvers, rival: 404 };

/** Staff on their own account, whatever their role. */
export const staff: Outcomes = {
  ...all(401),
  newOwner: "ok",
  owner: "ok",
  catalogue: "ok",
  orders: "ok",
  content: "ok",
  support: "ok",
};

/** The owner and these roles; an owner without a second factor has to set it up first. */
export function roles(...named: Exclude<StaffRole, "owner">[]): Outcomes {
  const none: Outcomes = {
    ...all(401),
    newOwner: 403,
    owner: "ok",
    catalogue: 403,
    orders: 403,
    content: 403,
    support: 403,
  };
  const allowed = Object.fromEntries(named.map((role) => [role, "ok" as const]));
  return { ...none, ...allowed };
}
