/** Where these screens lead to, spelled as the table of screens spells it. */
export const ADD_TASK = '/Dashboard/buyerAddTask';
export const MY_TASKS = '/Dashboard/buyerTask';
export const PURCHASE_COIN = '/Dashboard/buyerPurchaseCoin';
