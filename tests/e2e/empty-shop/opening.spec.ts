import { formatPrice } from "#contract/kernel/money.ts";
import { expect, NIGHTLY } from "../shop-test.ts";
import { askForReturn, findLamp, joinWithOrder, orderAsGuest } from "./buying.ts";
import { confirmByPhone, deliverInTwoParcels, takeBack } from "./desk.ts";
import { addAttributes, addCategoryAndBrand, LAMP, publishLamp, receiveLamps } from "./goods.ts";
import { NewOwner } from "./new-owner.ts";
import { answerFeedback, movePage, orderMenu, promote, setUp } from "./opening.ts";
import { test } from "./own-shop.ts";

test(
  "opens an empty shop, sells, delivers, accepts a return and replies",
  NIGHTLY,
  async ({ page, context, empty, shop }) => {
    // A shop's working week, on a machine that runs other tests at the same time.
    test.setTimeout(1_200_000);
    const { locale, words } = shop;
    const owner = new NewOwner(page, locale);
    const visitor = await context.newPage();

    await test.step("show the empty home page", async () => {
      await shop.open(visitor, "/");
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(words.home.soon.title);
      await shop.expectAccessible(visitor);
    });

    await test.step("accept the first owner's invitation from the terminal", async () => {
      await owner.accept(/http\S+invitation#\S+/.exec(empty.output())?.[0] ?? "");
    });

    await test.step("settings and delivery", () => setUp(owner));

    await test.step("attributes, a category, a lamp in six variants with pictures", async () => {
      await addAttributes(owner);
      await addCategoryAndBrand(owner);
      await receiveLamps(owner, await publishLamp(owner));
    });

    const number = await test.step("a guest finds the lamp and orders three", async () => {
      await findLamp(visitor, shop, 3);
      return orderAsGuest(visitor, shop);
    });

    await test.step("call the customer and deliver two parcels", async () => {
      await confirmByPhone(owner, number);
      await deliverInTwoParcels(owner, number);
    });

    await test.step("return one unit and refund it to the wallet", async () => {
      await joinWithOrder(visitor, shop, number);
      await takeBack(owner, await askForReturn(visitor, shop, number));
      await shop.open(visitor, "/Account?part=wallet");
      const price = visitor.getByRole("main").getByText(formatPrice(LAMP.price, locale));
      await expect(price.filter({ visible: true }).first()).toBeVisible();
    });

    await test.step("a menu is reordered", () => orderMenu(owner, visitor, shop));
    await test.step("a redirect is followed", () => movePage(owner, visitor, shop));
    await test.step("the cart gets a promotion", () => promote(owner, visitor, shop));
    await test.step("feedback is answered", () => answerFeedback(owner, visitor, shop));
  },
);
