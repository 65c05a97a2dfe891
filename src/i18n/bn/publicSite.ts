/** Bangla document titles of the public pages. */
export const title = {
  home: 'হোম',
  login: 'লগইন',
  register: 'নিবন্ধন',
  dashboard: 'ড্যাশবোর্ড',
  other: 'ডিফল্ট শিরোনাম',
} as const;

export const nav = {
  label: 'প্রধান',
  menu: 'মেনু',
  home: 'হোম',
  about: 'আমাদের সম্পর্কে',
  dashboard: 'ড্যাশবোর্ড',
  profile: 'প্রোফাইল',
  login: 'লগইন',
  repository: 'ডেভেলপার হিসেবে যোগ দিন',
  picture: 'প্রোফাইল ছবি: %{name}',
  balance: '%{sign}%{dollars}, ব্যালেন্স %{smart_count}টি কয়েন',
  toDark: 'গাঢ় থিমে যান',
  toLight: 'হালকা থিমে যান',
} as const;

export const footer = {
  since: '১৯৯২ সাল থেকে নির্ভরযোগ্য প্রযুক্তি',
  social: 'সামাজিক মাধ্যমের লিংক',
  videoSite: 'আমাদের ভিডিও চ্যানেল',
  socialNetwork: 'আমাদের সামাজিক মাধ্যমের পাতা',
} as const;

export const notFound = {
  heading: 'এই পাতাটি নেই',
  lead: 'ঠিকানায় বানান ভুল থাকতে পারে, অথবা পাতাটি সরানো হয়েছে।',
  back: 'ফিরে যান',
  art: 'স্তূপ থেকে গড়িয়ে যাওয়া একটি কয়েন',
} as const;
