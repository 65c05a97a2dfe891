/** Bangla texts of the question before a bulk command, and of its result. */
export const manyRows = {
  andMore: '%{names} এবং আরও %{count}টি',
  money: '%{coins}টি কয়েন (%{sign}%{dollars})',
  change: '%{count}টি বদলাবে |||| %{count}টি বদলাবে',
  leftOut: 'এগুলো বাদ থাকছে, এগুলোর জন্য কিছু পাঠানো হবে না:',
  moreLeftOut: 'এবং আরও %{count}টি',
  nothingToDo: 'কিছুই পাঠানো হয়নি: নির্বাচিত সব সারিই বাদ পড়েছে।',
  left: '%{total}টি সারির মধ্যে %{count}টি বাকি আছে।',
  retryFailed: 'ব্যর্থগুলো আবার চেষ্টা করুন',
  resume: 'আবার শুরু করুন',
  discard: 'ফেলে দিন',
  download: 'যা হয়নি তা এক্সপোর্ট করুন',
  next: {
    selected: 'যেগুলো হয়নি সেগুলো নিজের তালিকায় এখনো নির্বাচিত আছে।',
    import: 'যেগুলো হয়নি সেগুলো রাখা আছে: ইমপোর্ট খুললে আবার দেখা যাবে।',
  },
  /** Bangla texts of the reasons for which a bulk command skips a row. */
  skip: {
    own: 'এটি আপনার নিজের অ্যাকাউন্ট।',
    lastAdmin: 'অন্তত একজন অ্যাডমিন থাকতে হবে।',
    held: 'পাঠানো হবে',
  },
  reason: {
    lostAnswer: 'উত্তর আসার আগেই পাতাটি বন্ধ হয়েছিল। কাজটি হয়ে গিয়ে থাকতে পারে।',
    notDone: 'উত্তর আসেনি, আর কাজটি হয়নি।',
    gone: 'এটি আর নেই।',
    refused: 'সার্ভার অনুরোধটি নেয়নি (কোড %{status})।',
    forbidden: 'আপনার এটি করার অনুমতি নেই।',
  },
} as const;
