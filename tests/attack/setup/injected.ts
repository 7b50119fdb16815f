/** The script that an attacker would run in customers' browsers. */
export const INJECTED = "fetch('/api/v1/account')";
