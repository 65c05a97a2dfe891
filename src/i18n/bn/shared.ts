/** Bangla labels of buttons on the public site and the Dashboard. */
export const action = {
  cancel: 'বাতিল',
  close: 'বন্ধ করুন',
  delete: 'মুছুন',
  tryAgain: 'আবার চেষ্টা করুন',
  logOut: 'লগআউট',
  skipToContent: 'মূল অংশে যান',
} as const;

export const role = { admin: 'অ্যাডমিন', buyer: 'ক্রেতা', worker: 'কর্মী', none: 'প্রযোজ্য নয়', label: 'ভূমিকা' } as const;

export const language = { label: 'ভাষা', failed: '%{language} আনা যায়নি। সবকিছু আগের মতোই আছে।' } as const;

export const version = { newer: 'এই পাতার একটি নতুন সংস্করণ এসেছে।', reload: 'আবার লোড করুন' } as const;

export const confirm = {
  title: 'আপনি কি নিশ্চিত?',
  cannotBeUndone: 'এই কাজ আর ফেরানো যাবে না!',
  cannotBeReverted: 'এটি আর আগের অবস্থায় ফেরাতে পারবেন না!',
} as const;

export const coins = {
  count: '%{coins}টি কয়েন',
  worth: '%{coins}টি কয়েন (%{sign}%{dollars})',
  dollars: '%{sign}%{dollars}',
} as const;

export const loader = {
  loading: 'আপনার অ্যাকাউন্ট আনা হচ্ছে',
  page: 'পাতাটি আনা হচ্ছে',
  stuck: 'আপনার অ্যাকাউন্ট এখনো আনা যায়নি। আমরা চেষ্টা করে যাচ্ছি।',
  meanwhile: 'ততক্ষণ “হোম” ও “আমাদের সম্পর্কে” পাতা দুটি পড়তে পারেন।',
} as const;

export const form = { needsScript: 'এই ফর্মের জন্য জাভাস্ক্রিপ্ট দরকার, যা এই ব্রাউজারে বন্ধ বা আটকানো আছে।' } as const;

export const error = {
  startFailed: 'পাতার কিছু অংশ আনা যায়নি। আপনার সংযোগ দেখুন: পরের চাপে আবার চেষ্টা করা হবে।',
  oops: 'দুঃখিত...',
  somethingWrong: 'কিছু একটা সমস্যা হয়েছে!',
  regionFailed: 'পাতার এই অংশটি দেখানো যায়নি।',
} as const;
