/** What an intruder would have run in the browsers of customers. */
export const INJECTED = "fetch('/api/v1/account')";
