/** Manage Tasks. */
export const tasks = {
  tasks: {
    title: 'কাজ ব্যবস্থাপনা',
    description: 'ক্রেতারা কী কাজ দিয়েছেন দেখুন, আর যা এখানে মানায় না তা সরিয়ে দিন। খালি জায়গার কয়েন ফেরত যায়।',
    column: {
      title: 'শিরোনাম',
      id: 'কাজের আইডি',
      user: 'ব্যবহারকারী',
      places: 'প্রয়োজনীয় কর্মী',
      pay: 'পারিশ্রমিক',
      ends: 'শেষ তারিখ',
      actions: 'করণীয়',
    },
    view: { all: 'সব কাজ', open: 'চলমান', ended: 'শেষ' },
    dollars: '$%{amount}',
    coins: '%{smart_count}টি কয়েন',
    pay: '$%{amount} (%{smart_count}টি কয়েন)',
    open: 'চলমান',
    ended: 'শেষ',
    buyer: 'ক্রেতা',
    detail: 'কাজের বিবরণ',
    submissionInfo: 'জমার তথ্য',
    none: 'নেই',
    deleted: 'মুছে ফেলা হয়েছে!',
    deleteFailed: '%{title} মোছা যায়নি।',
    bulk: { delete: 'কাজগুলো মুছুন', doing: 'কাজ মোছা হচ্ছে', done: 'মুছে ফেলা হয়েছে' },
  },
} as const;
