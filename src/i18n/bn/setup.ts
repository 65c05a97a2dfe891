export const config = {
  title: '%{product} এখনো প্রস্তুত নয়',
  explanation: 'এই সংস্করণে প্রয়োজনীয় কিছু মান দেওয়া হয়নি। নিচের ভ্যারিয়েবলগুলো ঠিক করে আবার বিল্ড করুন:',
  missing: 'দেওয়া হয়নি',
  notAnAddress: 'এটি কোনো পাথও নয়, http(s) ঠিকানাও নয়',
  unknownValue: 'এর মান অচেনা',
} as const;
