/** Bangla texts of the sign-in page, /login; some of them stand on other pages too. */
export const login = {
  heading: 'আবার স্বাগতম',
  lead: 'আপনার কাজ ও কয়েন দেখতে লগইন করুন।',
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  showPassword: 'পাসওয়ার্ড দেখান',
  submit: 'লগইন',
  role: 'ভূমিকা',
  chooseRole: 'একটি ভূমিকা বেছে নিন',
  roleHint: 'শুধু নতুন অ্যাকাউন্টের জন্য।',
  googleButton: 'গুগল দিয়ে নিবন্ধন করুন',
  or: 'অথবা',
  noAccount: 'এখনো অ্যাকাউন্ট নেই?',
  registerLink: 'নিবন্ধন করুন',
  signedInHeading: 'আপনি লগইন করা আছেন',
  signedInLead: 'আবার লগইন করতে হবে না। অন্য কোনো পাতা থেকে এখানে এলে, সেই পাতা আপনার ভূমিকার জন্য নয়।',
  signedInDashboard: 'আপনার ড্যাশবোর্ড খুলুন',
  signedInGoOn: 'যে পাতাটি চেয়েছিলেন সেখানে যান',
  wrongPassword: 'পাসওয়ার্ড ভুল। আবার চেষ্টা করুন।',
  noSuchUser: 'এই ইমেইলে কোনো ব্যবহারকারী নেই।',
  failed: 'লগইন করা যায়নি। আবার চেষ্টা করুন।',
  roleFirst: 'গুগল দিয়ে লগইন করার আগে একটি ভূমিকা বেছে নিন।',
  google: {
    popupBlocked: 'ব্রাউজার লগইনের জানালা আটকে দিয়েছে। এই সাইটের জন্য পপ-আপ চালু করে আবার চেষ্টা করুন।',
    unauthorizedDomain: 'এই ঠিকানার জন্য গুগল লগইন চালু করা হয়নি।',
    offline: 'গুগলে পৌঁছানো যায়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।',
    storageUnsupported: 'গুগল লগইনের জন্য যে সংরক্ষণ দরকার, এই ব্রাউজার তা দেয় না।',
    notSupported: 'এই ব্রাউজারে গুগল লগইন কাজ করে না।',
    invalidKey: 'গুগল লগইন ঠিকভাবে চালু করা হয়নি।',
    internal: 'গুগল লগইন করা যায়নি। আবার চেষ্টা করুন।',
  },
} as const;

export const register = {
  heading: 'আপনার অ্যাকাউন্ট খুলুন',
  lead: 'কর্মী হিসেবে শুরুতে %{worker}টি কয়েন, ক্রেতা হিসেবে %{buyer}টি।',
  whileTheyLast: 'দিনের বরাদ্দ থাকা পর্যন্ত এই কয়েন দেওয়া হয়।',
  name: 'নাম',
  image: 'প্রোফাইল ছবি',
  imageHint: 'ঐচ্ছিক। ছবি না দিলে আপনার নামের প্রথম অক্ষর দেখানো হবে।',
  passwordHint: 'কমপক্ষে ৬ অক্ষর, বড় ও ছোট হাতের ইংরেজি অক্ষরসহ।',
  submit: 'নিবন্ধন করুন',
  googleRole: 'গুগলের জন্য ভূমিকা',
  chooseGoogleRole: 'গুগলের ভূমিকা বেছে নিন',
  haveAccount: 'আগে থেকেই অ্যাকাউন্ট আছে?',
  loginLink: 'লগইন',
  nameRequired: 'নাম দিতে হবে',
  nameTooLong: 'নামটি বেশি বড়: সর্বোচ্চ ২০০ অক্ষর।',
  emailRequired: 'ইমেইল দিতে হবে',
  emailMalformed: 'একটি সঠিক ইমেইল ঠিকানা দিন।',
  emailUnseen: 'এই ঠিকানায় এমন একটি অক্ষর আছে যা দেখা যায় না। ঠিকানাটি নতুন করে লিখুন।',
  passwordRequired: 'পাসওয়ার্ড দিতে হবে',
  passwordWeak: 'পাসওয়ার্ড কমপক্ষে ৬ অক্ষরের হতে হবে এবং তাতে বড় ও ছোট হাতের ইংরেজি অক্ষর থাকতে হবে',
  roleRequired: 'ভূমিকা বেছে নিতে হবে',
} as const;

export const profile = {
  coins: 'কয়েন',
  worth: '%{coins} (%{sign}%{dollars})',
} as const;

export const chooseRole = {
  heading: 'শেষ প্রশ্ন',
  lead: 'আপনার অ্যাকাউন্টের এখনো কোনো ভূমিকা নেই। এখানে আপনি কী করতে চান?',
  submit: 'এগিয়ে যান',
} as const;

export const accountRefused = {
  heading: 'আপনার অ্যাকাউন্ট খোলা যায়নি',
  suspended: 'আপনার অ্যাকাউন্ট স্থগিত আছে',
  suspendedWayOut: 'এটি তুলে নেওয়া হলে আবার লগইন করতে পারবেন। আপনার কয়েন আপনারই থাকবে।',
  wayOut: 'সার্ভার এটি গ্রহণ করেনি। লগআউট করুন, তারপর অন্য উপায়ে বা অন্য ইমেইল দিয়ে লগইন করুন।',
} as const;
