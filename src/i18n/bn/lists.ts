/** Bangla texts that every list of records uses. */
export const list = {
  search: 'খুঁজুন',
  searchAll: 'সব কলামে খুঁজুন',
  refresh: 'রিফ্রেশ করুন',
  showNew: 'নতুন %{smart_count}টি: দেখান',
  export: 'এক্সপোর্ট',
  exportSelected: 'নির্বাচিতগুলো এক্সপোর্ট',
  about: 'ব্যাখ্যা: %{what}',
  failed: 'তালিকাটি আনা যায়নি।',
  notAllowed: 'আপনার ভূমিকায় এই তালিকা দেখা যায় না।',
  toHome: 'আপনার হোম পাতায় যান',
  cause: {
    webPage: 'একটি ওয়েবপেজ উত্তর দিয়েছে: এই ঠিকানা সার্ভারের নয়।',
    offline: 'সার্ভারে পৌঁছানো যাচ্ছে না। যেসব পাতা এইমাত্র পড়েছেন সেগুলো খুলবে, আর কাজ ও জমার খসড়া রাখা থাকে।',
    timeout: 'সার্ভার সময়মতো উত্তর দেয়নি। কাজ ও জমার খসড়া রাখা থাকে।',
    notAllowed: 'সার্ভার এটি অন্য ভূমিকার জন্য রেখেছে, অথবা আর দেয় না।',
  },
  stale: 'যা দেখানো আছে তা পুরোনো হতে পারে।',
  empty: 'এখানে কিছু নেই।',
  noMatch: 'আপনার খোঁজের সঙ্গে কিছুই মেলেনি।',
  allFiltered: 'এই ফিল্টারগুলোর সঙ্গে কিছুই মেলেনি।',
  clearSearch: 'খোঁজ মুছুন',
  clearFilters: 'ফিল্টার মুছুন',
  reset: 'রিসেট করুন',
  loading: 'তালিকাটি আনা হচ্ছে',
} as const;

export const command = {
  bar: 'কমান্ড',
  more: 'আরও কমান্ড',
  selected: '%{smart_count}টি নির্বাচিত',
  selectAll: 'সব %{total}টি নির্বাচন করুন',
  stopSelecting: 'থামান (%{total}টির মধ্যে %{found}টি)',
  clearSelection: 'নির্বাচন বাতিল করুন',
  copy: 'নির্বাচিত সারি কপি করুন',
  gone: 'নির্বাচিত একটি সারি আর তালিকায় নেই। |||| নির্বাচিত %{smart_count}টি সারি আর তালিকায় নেই।',
  changed: 'তালিকাটি বদলে গেছে: আবার নির্বাচন করুন।',
  failed: '%{command} করা যায়নি। কিছুই বদলায়নি।',
} as const;

export const filter = {
  button: 'ফিল্টার',
  buttonOn: 'ফিল্টার (%{count})',
  chosen: 'নির্বাচিত সারি',
  remove: 'এই ফিল্টার সরান',
  all: 'সব',
  any: 'যেকোনো',
  from: 'থেকে',
  to: 'পর্যন্ত',
  between: '%{from} – %{to}',
  atLeast: '%{from} থেকে',
  atMost: '%{to} পর্যন্ত',
  reversed: '‘থেকে’ আর ‘পর্যন্ত’ উল্টো হয়ে গেছে।',
  noNumber: 'এটি কোনো সংখ্যা নয়।',
  noDay: 'এটি কোনো তারিখ নয়।',
  spans: 'দিনের পরিসর',
  span: { today: 'আজ', thisWeek: 'এই সপ্তাহ', thisMonth: 'এই মাস', lastMonth: 'গত মাস' },
  dayHint: 'বছর-মাস-দিন',
  done: 'হয়েছে',
} as const;

export const view = {
  label: 'ভিউ:',
  all: 'সব',
  custom: 'নিজের মতো',
  changed: '%{name}*',
  saveAs: 'ভিউ সংরক্ষণ করুন…',
  saveTitle: 'ভিউ সংরক্ষণ',
  saveHint: 'এখনকার খোঁজ, ফিল্টার, ক্রম, কলাম, কলামের প্রস্থ ও ঘনত্ব মনে রাখে।',
  name: 'ভিউয়ের নাম',
  save: 'সংরক্ষণ করুন',
  replace: 'প্রতিস্থাপন করুন',
  replaces: 'এই নামে আপনার একটি ভিউ আছে। সেটি প্রতিস্থাপিত হবে।',
  nameMissing: 'ভিউয়ের নাম দিতে হবে',
  nameTooLong: 'ভিউয়ের নাম সর্বোচ্চ ৪০ অক্ষরের হতে পারে।',
  nameTaken: 'এই নামে আগে থেকেই একটি ভিউ দেওয়া আছে।',
  nameUsed: 'এই নামে আপনার একটি ভিউ আছে।',
  update: '“%{name}” ভিউটি হালনাগাদ করুন',
  updated: '“%{name}” ভিউটি হালনাগাদ হয়েছে।',
  rename: '“%{name}” ভিউটির নাম বদলান…',
  renameTitle: 'ভিউয়ের নাম বদল',
  renameVerb: 'নাম বদলান',
  renamed: 'ভিউটির নাম এখন “%{name}”।',
  delete: '“%{name}” ভিউটি মুছুন',
} as const;

export const columns = { edit: 'কলাম ঠিক করুন', reset: 'রিসেট করুন' } as const;

export const density = { label: 'ঘনত্ব', comfortable: 'প্রশস্ত', standard: 'সাধারণ', compact: 'ঘন' } as const;

export const cards = {
  select: 'নির্বাচন করুন',
  sortBy: 'সাজানোর ধরন',
  ownOrder: 'ডিফল্ট',
  ascending: 'ছোট থেকে বড় ক্রমে সাজান',
  descending: 'বড় থেকে ছোট ক্রমে সাজান',
} as const;

export const grid = {
  selection: 'নির্বাচন',
  selectPage: 'এই পাতার সব সারি নির্বাচন করুন',
  selectRow: 'সারিটি নির্বাচন করুন',
  sort: 'সাজান',
  menu: 'মেনু',
  columnMenu: '%{column}: কলামের মেনু',
  ascending: 'ছোট থেকে বড় ক্রমে সাজান',
  descending: 'বড় থেকে ছোট ক্রমে সাজান',
  hideColumn: 'কলামটি লুকান',
  manageColumns: 'কলাম ব্যবস্থাপনা',
  noColumns: 'কোনো কলাম নেই',
  allColumns: 'সব কলাম',
  clear: 'মুছুন',
} as const;

export const pager = {
  label: 'পাতা',
  rowsPerPage: 'প্রতি পাতায়',
  one: '%{total}টির মধ্যে %{from}',
  range: '%{total}টির মধ্যে %{from}–%{to}',
  rangeOfMany: '%{counted}টিরও বেশির মধ্যে %{from}–%{to}',
  previous: 'আগের পাতায় যান',
  next: 'পরের পাতায় যান',
  prev: 'আগের',
  nextShort: 'পরের',
} as const;
