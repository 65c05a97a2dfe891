/** Bangla texts of the Dashboard's menu, with the names of its pages. */
export const menu = {
  label: 'ড্যাশবোর্ডের পাতাগুলো',
  heading: '%{role} ড্যাশবোর্ড',
  open: 'মেনু খুলুন',
  home: 'হোম',
  manageUsers: 'ব্যবহারকারী ব্যবস্থাপনা',
  manageTasks: 'কাজ ব্যবস্থাপনা',
  purchases: 'কয়েন ক্রয়',
  debts: 'পাওনা কয়েন',
  payouts: 'টাকা পরিশোধ',
  actions: 'পদক্ষেপের লগ',
  purchaseCoin: 'কয়েন কিনুন',
  paymentHistory: 'পেমেন্টের ইতিহাস',
  mySubmissions: 'আমার জমা দেওয়া কাজ',
  withdrawals: 'টাকা তোলা',
  taskList: 'কাজের তালিকা',
  addTask: 'নতুন কাজ যোগ করুন',
  myTasks: 'আমার কাজ',
} as const;

export const pageTitle = {
  adminHome: 'অ্যাডমিনের হোম',
  adminManageUser: 'অ্যাডমিনের ব্যবহারকারী ব্যবস্থাপনা',
  adminManageTask: 'অ্যাডমিনের কাজ ব্যবস্থাপনা',
  purchases: 'অ্যাডমিনের কয়েন ক্রয়',
  debts: 'অ্যাডমিনের পাওনা কয়েন',
  payouts: 'অ্যাডমিনের টাকা পরিশোধ',
  actions: 'অ্যাডমিনের পদক্ষেপের লগ',
  buyerHome: 'ক্রেতার হোম',
  buyerAddTask: 'ক্রেতার নতুন কাজ',
  buyerTask: 'ক্রেতার কাজ',
  buyerPurchaseCoin: 'ক্রেতার কয়েন কেনা',
  buyerPaymentHistory: 'ক্রেতার পেমেন্টের ইতিহাস',
  workerHome: 'কর্মীর হোম',
  workerTaskList: 'কর্মীর কাজের তালিকা',
  workerSubmission: 'কর্মীর জমা দেওয়া কাজ',
  withdrawals: 'টাকা তোলা',
  taskDetails: 'কাজের বিবরণ - %{id}',
} as const;

export const topBar = {
  label: 'আপনার অ্যাকাউন্ট',
  account: 'অ্যাকাউন্ট: %{name}',
  balance: 'কয়েন',
  name: 'নাম',
  email: 'ইমেইল',
  guest: 'অতিথি',
  noEmail: 'দেওয়া হয়নি',
} as const;

export const offline =
  'আপনি অফলাইনে আছেন। যা আনা হয়েছে তা পড়া যাবে, যদিও পুরোনো হতে পারে; কাজ ও জমার খসড়া রাখা থাকে। সংযোগ ফিরলে সব নিজে থেকেই আবার পড়া হবে।';

export const notifications = {
  title: 'বিজ্ঞপ্তি',
  none: 'কোনো বিজ্ঞপ্তি নেই।',
  noneHint: 'এবারের ভিজিটে আপনার কাজের ফল এখানে দেখা যাবে।',
  clear: 'সব মুছুন',
  at: 'সময়: %{time}',
  about: '%{about}, সময়: %{time}',
  unread: '%{smart_count}টি নতুন বিজ্ঞপ্তি',
} as const;

export const figures = {
  label: 'পরিসংখ্যান',
  asTable: 'টেবিলে দেখান',
  failed: 'পরিসংখ্যান আনা যায়নি।',
  unwelcomed: 'আজকের স্বাগত কয়েন সব দেওয়া হয়ে গেছে: আপনার অ্যাকাউন্ট কোনো কয়েন ছাড়াই শুরু হচ্ছে।',
} as const;

/** Bangla texts about welcome coins that wait until the e-mail address is verified. */
export const welcome = {
  waits: 'শুরুর %{coins} আপনার অ্যাকাউন্টে জমা হবে আপনার ঠিকানা %{email} যাচাই করা হলেই।',
  send: 'আমাকে ইমেইল পাঠান',
  sent: '%{email} ঠিকানায় ইমেইল পাঠানো হয়েছে। সেটির লিংকে চাপ দিন, তারপর এখানে ফিরে আসুন: কয়েন নিজে থেকেই জমা হবে।',
  check: 'আমি চাপ দিয়েছি',
  notSent: 'ইমেইল পাঠানো যায়নি।',
  notChecked: 'আপনার ঠিকানা যাচাই হয়েছে কি না, তা দেখা যায়নি।',
  come: 'আপনার ঠিকানা যাচাই হয়েছে: শুরুর %{coins} এখন আপনার।',
} as const;

/** Bangla texts around a screen that shows a single record. */
export const screen = {
  back: '%{screen} পাতায় ফিরে যান',
  failedTitle: 'পাতাটি আনা যায়নি',
  failed: 'সার্ভার ঠিকমতো উত্তর দেয়নি। কিছুই বদলায়নি।',
  goneTitle: 'এখানে আর কিছু নেই',
  gone: 'এটি সরিয়ে ফেলা হয়েছে, অথবা ঠিকানাটি ঠিক নয়।',
} as const;

/** Bangla texts of notices about submissions that were reviewed or handed in since the last visit. */
export const news = {
  approved: '“%{title}” অনুমোদিত হয়েছে: %{coins}।',
  approvedMany: '%{smart_count}টি কাজ অনুমোদিত হয়েছে: %{coins}।',
  rejected: '“%{title}” প্রত্যাখ্যান করা হয়েছে।',
  rejectedMany: '%{smart_count}টি কাজ প্রত্যাখ্যান করা হয়েছে।',
  pending: '%{worker} “%{title}” কাজটি জমা দিয়েছেন।',
  pendingMany: '%{smart_count}টি নতুন কাজ আপনার যাচাইয়ের অপেক্ষায় আছে।',
} as const;

export const roleUnknown = {
  title: 'আপনার ভূমিকা এখনো জানা যায়নি।',
  text: 'আপনার ভূমিকা কী, সার্ভার তা জানায়নি। আবার চেষ্টা করুন, অথবা লগআউট করে আবার ঢুকুন।',
} as const;

export const copy = { done: 'কপি হয়েছে।', failed: 'ব্রাউজার কপি করতে দেয়নি। লেখাটি নির্বাচন করে নিজে কপি করুন।' } as const;

/**
 * Bangla texts of notices about requests that may have been done although no usable response came. The response was
 * missing, could not be read, or was a web page.
 */
export const doubt = {
  notice: '%{name}: %{reason} %{next}',
  readAgain: 'তালিকাটি আবার পড়া হচ্ছে।',
  maybe: '%{cause} কাজটি হয়ে গিয়ে থাকতে পারে।',
  offline: 'সংযোগ বিচ্ছিন্ন হয়েছে।',
  timeout: 'সময়মতো উত্তর আসেনি।',
  malformed: 'সার্ভারের উত্তর পড়া যায়নি।',
  webPage: 'একটি ওয়েবপেজ উত্তর দিয়েছে: এই ঠিকানা সার্ভারের নয়। কিছু হয়েছে কি না জানা যায়নি।',
} as const;

export const saved = { work: 'আপনার কাজ সংরক্ষণ করা হয়েছে' } as const;
