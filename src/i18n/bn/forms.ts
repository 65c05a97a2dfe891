/** Texts in and around form fields. */
export const day = {
  hint: 'বছর, মাস ও দিন: YYYY-MM-DD',
  choose: 'একটি দিন বেছে নিন',
  previousMonth: 'আগের মাস',
  nextMonth: 'পরের মাস',
  chooseYear: 'অন্য বছর বেছে নিন',
  backToDays: 'দিনগুলোতে ফিরে যান',
} as const;
