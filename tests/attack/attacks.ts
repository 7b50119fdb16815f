import { newGuests, passwordQueue } from "./accounts/crowds.ts";
import {
  aliasedAlerts,
  aliases,
  oneHouse,
  oneNumber,
  oneStreet,
  wholeShop,
} from "./accounts/guesses.ts";
import { claimedOrders, drawnIn, strangersRegistration } from "./accounts/pre-hijacking.ts";
import {
  copiedCookie,
  sessionAndPassword,
  signedOutElsewhere,
  switchedOn,
} from "./accounts/second-factor.ts";
import type { Attack } from "./attack.ts";
import {
  oneNetwork,
  silentConnections,
  slowRequests,
  twoHosts,
  unreadAnswers,
} from "./connections.ts";
import { floods, heavyPictures, inventedSizes } from "./flood.ts";
import { couponByEmail, couponByPhone } from "./orders/coupons.ts";
import {
  cancelledOrders,
  cardOrders,
  cashOrders,
  mailBomb,
  onePerson,
  releasedGoods,
  valuableCash,
} from "./orders/held-goods.ts";
import {
  changedByStranger,
  guessedEndings,
  guessedNetwork,
  guessedOrders,
  lastingAccess,
  readFromParcel,
} from "./orders/look-up.ts";
import { givenAlone, sameKey } from "./orders/money.ts";
import { movedDigits, movedReference, nothingPaid, refundAsCharge } from "./payments.ts";
import { unpackedPicture } from "./picture-bomb.ts";
import type { Place, Shops } from "./setup/shops.ts";
import {
  companyName,
  cookies,
  failedSignIns,
  injectedScript,
  metrics,
  otherScheme,
  plantedCookie,
  sharedLists,
  waitingCodes,
} from "./small-leaks.ts";
import { devPages, emptyShop, forgedPayment, forgedWithoutBank, refusedStarts } from "./start.ts";
import { craftedWorkbooks, formulas, searchCounts } from "./tables.ts";

/** Attacks that do no harm, so they may target any shop. */
export const harmless: Attack<Place>[] = [
  devPages,
  forgedPayment,
  inventedSizes,
  cookies,
  metrics,
  otherScheme,
];

/** Attacks on shops started for the purpose. */
export const harmful: Attack<Shops>[] = [
  forgedWithoutBank,
  ...refusedStarts,
  emptyShop,
  cardOrders,
  releasedGoods,
  cashOrders,
  onePerson,
  valuableCash,
  mailBomb,
  aliases,
  aliasedAlerts,
  cancelledOrders,
  ...floods,
  heavyPictures,
  strangersRegistration,
  claimedOrders,
  drawnIn,
  readFromParcel,
  lastingAccess,
  changedByStranger,
  guessedEndings,
  guessedOrders,
  guessedNetwork,
  sessionAndPassword,
  signedOutElsewhere,
  switchedOn,
  copiedCookie,
  couponByPhone,
  couponByEmail,
  unpackedPicture,
  oneHouse,
  oneStreet,
  oneNumber,
  wholeShop,
  refundAsCharge,
  movedDigits,
  nothingPaid,
  movedReference,
  waitingCodes,
  injectedScript,
  companyName,
  failedSignIns,
  sharedLists,
  plantedCookie,
  ...slowRequests,
  twoHosts,
  oneNetwork,
  silentConnections,
  unreadAnswers,
  passwordQueue,
  newGuests,
  searchCounts,
  craftedWorkbooks,
  formulas,
  givenAlone,
  sameKey,
];
