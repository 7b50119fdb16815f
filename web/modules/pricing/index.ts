export { useMoney } from "./amount.ts";
export { deliveryFee } from "./delivery-fee.ts";
export { DeliveryPromise, DeliveryWindow } from "./delivery-promise.tsx";
export { chooseGovernorate, useGovernorate } from "./governorate-store.ts";
export { MonthlyPrice, useMonthly } from "./monthly-price.tsx";
export { ProductPrice } from "./product-price.tsx";
