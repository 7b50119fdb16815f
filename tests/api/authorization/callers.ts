import type { StaffRole } from "#contract/kernel/permissions.ts";

/** Everybody who may knock at the API's door. */
export const CUSTOMERS = ["person", "other", "buyer", "approver", "rival"] as const;
export const STAFF = ["newOwner", "owner", "catalogue", "orders", "content", "support"] as const;
/** `guest` has ordered in this browser; `neighbour` has seen a parcel and looked its order up by number and phone. */
export const GUESTS = ["guest", "neighbour"] as const;
/** Known once, or not quite yet; they show whatever they have got. To the shop they are visitors. */
export const SHUT_OUT = ["disabledCustomer", "halfCustomer", "disabledStaff", "halfStaff"] as const;
export const CALLERS = ["visitor", ...CUSTOMERS, ...STAFF, ...GUESTS, ...SHUT_OUT] as const;
export type CallerName = (typeof CALLERS)[number];

/** `ok`: the endpoint's own success. */
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

/** What needs a secret of another kind, such as the signature of a bank. */
export const nobody = all(403);

/** Something that belongs to `person`; to all others it does not exist. */
export const person: Outcomes = {
  ...signedIn,
  other: 404,
  buyer: 404,
  approver: 404,
  rival: 404,
};

/** The same where nobody needs to be signed in; whoever has only looked it up is asked for a code. */
export const personOnly: Outcomes = { ...all(404), person: "ok", neighbour: 403 };

/** What a look-up shows, masked, and how it is opened in full. */
export const lookedUp: Outcomes = { ...personOnly, neighbour: "ok" };

/** The same where the guest has ordered, and the person is a stranger; undefined: only customers have such things. */
export function ofGuest(may: Outcomes): Outcomes | undefined {
  return may.person === "ok" && may.guest === 404
    ? { ...may, person: 404, guest: "ok" }
    : undefined;
}

/** Members of any company; each sees their own. */
export const members: Outcomes = { ...signedIn, person: 403, other: 403 };

/** What only approvers of a company do, each in their own. */
export const approvers: Outcomes = { ...members, buyer: 403 };

/** Something of the company of `buyer` and `approver`; another company's approver does not find it. */
export const ownApprover: Outcomes = { ...approvers, rival: 404 };

/** Staff about themselves, whatever their role. */
export const staff: Outcomes = {
  ...all(401),
  newOwner: "ok",
  owner: "ok",
  catalogue: "ok",
  orders: "ok",
  content: "ok",
  support: "ok",
};

/** The owner and these roles; an owner without second factor has to set it up first. */
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
