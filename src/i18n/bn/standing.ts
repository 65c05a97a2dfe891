/** Bangla texts of the statistics on the page /Profile: earnings or spendings, and pending work. */
export const standing = {
  title: 'আপনার অবস্থা',
  earned: 'এ পর্যন্ত আয়',
  waiting: 'অনুমোদনের অপেক্ষায়',
  since: 'কাজ করছেন যবে থেকে',
  spent: 'কর্মীদের দিয়েছেন',
  toReview: 'আপনার যাচাইয়ের অপেক্ষায়',
  people: 'কর্মী ও ক্রেতা',
  toPay: 'পরিশোধের অপেক্ষায়',
  oldest: 'সবচেয়ে পুরোনোটির তারিখ',
  none: 'এখনো কিছু নেই',
  show: 'দেখুন',
  see: 'দেখুন কী অপেক্ষায় আছে',
} as const;
