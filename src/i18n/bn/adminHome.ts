/** Admin Home and the payout of withdrawals. */
export const adminHome = {
  adminHome: {
    description: 'মার্কেটপ্লেসের অবস্থা, এবং কারা টাকার অপেক্ষায় আছেন।',
    workers: 'মোট কর্মী',
    buyers: 'মোট ক্রেতা',
    coins: 'মোট কয়েন',
    payments: 'মোট পেমেন্ট',
  },
  withdrawals: {
    title: 'অপেক্ষমাণ টাকা তোলার অনুরোধ',
    column: {
      worker: 'কর্মী',
      coins: 'কয়েন',
      amount: 'পরিমাণ ($)',
      system: 'পেমেন্ট মাধ্যম',
      account: 'অ্যাকাউন্ট নম্বর',
      date: 'তারিখ',
      actions: 'করণীয়',
    },
    noSystem: 'নেই',
    pay: 'পেমেন্ট সম্পন্ন',
    paid: 'পেমেন্ট সফলভাবে সম্পন্ন হয়েছে!',
    notPaid: 'পর্যাপ্ত কয়েন নেই',
    notPaidFallback: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
    warning: 'অনুরোধগুলো পরিশোধিত হিসেবে লেখা হবে এবং কর্মীদের কয়েন কেটে নেওয়া হবে। এটি আর ফেরানো যাবে না।',
    warningIssues:
      'অনুরোধগুলো পরিশোধিত হিসেবে লেখা হবে এবং কর্মীদের কয়েন কেটে নেওয়া হবে। এটি আর ফেরানো যাবে না। এগুলোর মধ্যে %{smart_count}টিতে যাচাই করার কিছু আছে।',
    oldestFirst: 'পুরোনো আগে',
    paySheet: 'পেমেন্ট শিট',
    paySheetOf: '%{system} (%{count}টি)',
    paySheetFor: {
      portal: {
        label: '%{system} (%{count}টি), পেমেন্ট পোর্টালের জন্য',
        detail:
          'অ্যাকাউন্ট নম্বর যেমন দেওয়া হয়েছে তেমনই থাকে; স্প্রেডশিট যা সূত্র হিসেবে চালাত, শুধু তার আগে একটি অ্যাপস্ট্রফি বসে।',
      },
      spreadsheet: {
        label: '%{system} (%{count}টি), স্প্রেডশিটের জন্য',
        detail: 'একটি অ্যাপস্ট্রফি অ্যাকাউন্ট নম্বরের শুরুর শূন্যগুলো ধরে রাখে।',
      },
    },
    paySheetSelected: { portal: 'পেআউট পোর্টালের জন্য', spreadsheet: 'স্প্রেডশিটের জন্য' },
    selectClean: 'সমস্যাহীনগুলো বাছুন',
    noneClean: 'তালিকার সব অনুরোধেই যাচাই করার কিছু আছে।',
    waiting: '%{smart_count} দিন অপেক্ষায়',
    sheet: {
      worker: 'কর্মী',
      email: 'ইমেইল',
      account: 'অ্যাকাউন্ট নম্বর',
      amount: 'পরিমাণ ($)',
      coins: 'কয়েন',
      date: 'তারিখ',
      id: 'অনুরোধের আইডি',
    },
    issue: {
      notCovered: 'কয়েন কম',
      deleted: 'মুছে ফেলা',
      wrongAmount: 'পরিমাণ ভুল',
      noAccount: 'অ্যাকাউন্ট নেই',
      sharedAccount: 'একই অ্যাকাউন্ট',
    },
    review: 'পেমেন্ট যাচাই',
    toCheck: '%{smart_count}টি অনুরোধ যাচাই করতে হবে।',
  },
} as const;
