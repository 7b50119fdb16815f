import type { Attack } from "../attack.ts";
import { protect, register, signIn, TWO_FACTOR, trustBrowser } from "../setup/accounts.ts";
import type { OpenShop, Shops } from "../setup/shops.ts";
import { must, outcomeOf } from "../setup/visitor.ts";

/** A customer with a second factor and two trusted browsers. */
async function protectedCustomer(open: OpenShop) {
  const customer = await register(open);
  const backupCodes = await protect(customer);
  const trusted = await trustBrowser(open.visitor(), customer, backupCodes[0]);
  return { ...customer, trusted, backupCodes };
}

export const sessionAndPassword: Attack<Shops> = {
  finding: 6,
  title: "an open session and the password take the second factor away",
  run: async ({ open }) => {
    const customer = await protectedCustomer(open);
    const { trusted: thief, email, password } = customer;
    // In a session opened without the factor: a laptop left unlocked.
    if ((await signIn(thief, email, password)) !== "session") throw new Error("no trusted browser");
    const answers = [
      await thief.post("/api/v1/account/proof/password", { password }),
      await thief.post(`${TWO_FACTOR}/backup-codes`, { password }),
      await thief.post(`${TWO_FACTOR}/disable`, { password }),
      await thief.post("/api/v1/account/email", { email: "thief@example.com", password }),
    ].map(outcomeOf);
    const account = must(await thief.get("/api/v1/account")).json<{ twoFactor: boolean }>();
    return {
      held: account.twoFactor && answers.every((answer) => /^(?:code-wrong|proof-)/.test(answer)),
      fact: `password, backup codes, off, other email: ${answers.join(", ")}`,
    };
  },
};

export const signedOutElsewhere: Attack<Shops> = {
  finding: 6,
  title: "a browser that was signed out stays trusted",
  run: async ({ open }) => {
    const { browser, trusted, email, password } = await protectedCustomer(open);
    must(await browser.remove("/api/v1/account/devices"));
    const entered = await signIn(trusted, email, password);
    return { held: entered === "two-factor", fact: `its next sign-in asks for: ${entered}` };
  },
};

export const switchedOn: Attack<Shops> = {
  finding: 6,
  title: "a thief's session outlives the switching on of the second factor",
  run: async ({ open }) => {
    const customer = await register(open);
    const thief = open.visitor();
    await signIn(thief, customer.email, customer.password);
    const before = await thief.get("/api/v1/auth/session");
    await protect(customer);
    const after = await thief.get("/api/v1/auth/session");
    return {
      held: before.status === 200 && after.status === 401,
      fact: `the other session: ${before.status} before, ${after.status} after`,
    };
  },
};

export const copiedCookie: Attack<Shops> = {
  finding: 6,
  title: "a copied cookie of a trusted browser skips the second factor for good",
  run: async ({ open }) => {
    const { trusted, email, password } = await protectedCustomer(open);
    const thief = open.visitor();
    thief.copyCookie("device", trusted);
    const stolen = trusted.cookie("device");
    const first = await signIn(thief, email, password);
    const isNew = thief.cookie("device") !== stolen;
    const owners = await signIn(trusted, email, password);
    const second = await signIn(thief, email, password);
    return {
      held: isNew && owners === "two-factor" && second === "two-factor",
      fact: `the thief: ${first}, then the owner: ${owners}, then the thief: ${second}`,
    };
  },
};
