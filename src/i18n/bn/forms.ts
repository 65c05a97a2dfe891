/** Bangla texts of the field for a day and of its calendar. */
export const day = {
  hint: 'বছর-মাস-দিন',
  choose: 'একটি দিন বেছে নিন',
  previousMonth: 'আগের মাস',
  nextMonth: 'পরের মাস',
  chooseYear: 'অন্য বছর বেছে নিন',
  today: 'আজ',
  backToDays: 'দিনগুলোতে ফিরে যান',
} as const;

export const text = {
  tooLong: 'লেখাটি বেশি লম্বা: সর্বোচ্চ %{most}টি অক্ষর পাঠানো যায়।',
  unkept:
    'এই লেখার একটি অক্ষর পাঠানো যায় না; পেস্ট করার সময় এটি এসেছে। দয়া করে সাধারণ লেখা হিসেবে পেস্ট করুন, অথবা টাইপ করুন।',
} as const;
