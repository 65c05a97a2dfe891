/** A buyer's own tasks. */
export const myTasks = {
  myTasks: {
    title: 'আমার কাজ',
    description: 'আপনি যেসব কাজ দিয়েছেন। খালি জায়গাগুলোর খরচ আলাদা করে রাখা আছে; কাজ মুছলে তা ফেরত আসে।',
    empty: 'এই মুহূর্তে আপনার কোনো কাজ নেই।',
    add: 'কাজ যোগ করুন',
    importTasks: 'কাজ আমদানি',
    edit: 'সম্পাদনা',
    editTitle: 'কাজ সম্পাদনা',
    editFixed: 'কাজ দেওয়ার পর কর্মীর সংখ্যা ও পারিশ্রমিক বদলানো যায় না।',
    handIns: '%{smart_count}টি জমা দেওয়া কাজে এই লেখাই থাকবে: %{workers}',
    update: 'হালনাগাদ করুন',
    editFailed: 'কাজটি সংরক্ষণ করা যায়নি।',
    textKept: 'আপনার লেখা এখানেই আছে।',
    duplicate: 'অনুলিপি করুন',
    setAside: 'আলাদা করে রাখা কয়েন',
    toReview: 'যাচাই করার কাজ',
    unknown: 'অজানা',
    submissions: '%{coins}-এর %{smart_count}টি কাজ',
    refund: 'এখন যেমন আছে তাতে যে কয়েন আপনার কাছে ফেরত আসবে: %{coins}',
  },
} as const;
