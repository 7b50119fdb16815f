/** Address of the open form on a product's page: `/product/12-…#rate`. */
export const RATE_ANCHOR = "rate";
